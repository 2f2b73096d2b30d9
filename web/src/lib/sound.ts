// Sounds, made here from noise and sine waves: wood, paper, and a small bell. Silent unless somebody wants them.

export type Sound = "wood" | "paper" | "bell";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let a page sound once somebody has pressed something on it; before, even trying is a fault to them. */
function isAllowed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

function ready(): AudioContext | null {
  if (!("AudioContext" in globalThis) || !isAllowed()) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return context;
}

function fade(audio: AudioContext, loud: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, hertz: number, loud: number, seconds: number): void {
  const wave = audio.createOscillator();
  wave.frequency.value = hertz;
  wave.connect(fade(audio, loud, seconds));
  wave.start();
  wave.stop(audio.currentTime + seconds);
}

function hiss(audio: AudioContext, kind: BiquadFilterType, hertz: number, loud: number, seconds: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = hertz;
  filter.Q.value = kind === "bandpass" ? 4 : 0.7;
  source.connect(filter).connect(fade(audio, loud, seconds));
  source.start();
  source.stop(audio.currentTime + seconds);
}

/** Make a sound; where there is no way to, nothing happens. */
export function sound(what: Sound): void {
  try {
    const audio = ready();
    if (!audio) return;
    if (what === "wood") {
      tone(audio, 190, 0.35, 0.09);
      tone(audio, 420, 0.12, 0.05);
      hiss(audio, "bandpass", 1200, 0.25, 0.03);
    } else if (what === "paper") {
      hiss(audio, "highpass", 2600, 0.1, 0.13);
    } else {
      tone(audio, 1318, 0.16, 0.9);
      tone(audio, 1318 * 2.76, 0.05, 0.5);
    }
  } catch {
    // Sound is an ornament.
  }
}
