/** E-mail addresses are compared trimmed and without regard to case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~\p{L}\p{N}-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~\p{L}\p{N}-]+)*$/iu;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** One plain mailbox: no list, group, comment, quoting or control character can hide in it. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 254) return false;
  const labels = text.slice(at + 1).split('.');
  return LOCAL.test(text.slice(0, at)) && labels.length >= 2 && labels.every((label) => LABEL.test(label));
}
