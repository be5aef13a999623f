import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, the package's default, with OWASP's first choice of cost. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const IN_FLIGHT_MAX = availableParallelism();

let inFlight = 0;
const waiting: (() => void)[] = [];

/** Hashing runs off the main thread; more at once than cores would only slow all of them. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (inFlight < IN_FLIGHT_MAX) inFlight += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // Handed on, not given back: nobody who comes this moment gets in before those who wait.
    const next = waiting.shift();
    if (next) next();
    else inFlight -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

let decoy: Promise<string> | undefined;

/** With no hash to compare to, works as long as with one: the answer's time tells nobody who has an account. */
export async function isPasswordOf(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return stored !== undefined && matches;
}
