// What messages of the server hold. Their words are found elsewhere; a board reads what they are made of.
import type { Argument, Message } from "./wire";

export function arg(message: Message | null | undefined, name: string): Argument | undefined {
  return message?.args.find(([key]) => key === name)?.[1];
}

/** Return an argument as text; nothing for a message, or where there is none. */
export function text(message: Message | null | undefined, name: string): string {
  const value = arg(message, name);
  return value === undefined || typeof value === "object" ? "" : String(value);
}

/** Return an argument as a number; 0 where there is none. */
export function figure(message: Message | null | undefined, name: string): number {
  const value = Number(arg(message, name));
  return Number.isFinite(value) ? value : 0;
}

/** Return a message that is an argument of another. */
export function inner(message: Message | null | undefined, name: string): Message | null {
  const value = arg(message, name);
  return typeof value === "object" ? value : null;
}
