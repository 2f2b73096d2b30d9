// A bot seat over HTTP and server-sent events, in 40 lines and without a package: node seat.mjs ADDRESS INVITATION
// It joins with the secret of an invitation, takes any action that is legal, and tells how the game ended.
const [address = "http://127.0.0.1:8787", invitation] = process.argv.slice(2);

async function ask(path, secret, body) {
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const response = await fetch(`${address}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok && response.status !== 409) throw new Error(answer.text); // 409: the table has gone on; look again
  return answer;
}

async function* follow(secret) {
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(`${address}/api/table/feed`, { headers });
  let text = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end; (end = text.indexOf("\n\n")) >= 0; text = text.slice(end + 2)) {
      const event = text.slice(0, end);
      if (event.startsWith("data: ")) yield JSON.parse(event.slice(6)).snapshot;
    }
  }
}

const { token, seat } = await ask("/join", invitation, { name: "Any legal action" });
await ask("/table/cut", token, { text: `seat ${seat} cuts ${Math.random()}` });
console.log(`sits at seat ${seat + 1}`);

for await (const table of follow(token)) {
  if (table.phase === "over") {
    console.log(`place ${table.places[seat]} of ${table.seats.length}`);
    break;
  }
  if (table.phase === "playing" && table.legal.length > 0) {
    const { action } = table.legal[Math.floor(Math.random() * table.legal.length)];
    await ask("/table/answer", token, { ply: table.ply, action, key: `${table.seq}` });
  }
}
