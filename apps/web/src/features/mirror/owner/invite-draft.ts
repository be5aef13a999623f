import { readStored, writeStored } from '../../../lib/browser-storage.ts';

/** Holds the person's id, by which drafts are forgotten (lib/drafts-on-this-device.ts). */
export const inviteDraftName = (userId: string, licenseCode: string): string => `lf.invite.${userId}.${licenseCode}`;

/** Addresses that were typed and not sent, for after a reload or a session that ran out. */
export function readInviteDraft(userId: string, licenseCode: string): string {
  try {
    const kept: unknown = JSON.parse(readStored(inviteDraftName(userId, licenseCode)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string'
      ? kept.text
      : '';
  } catch {
    return '';
  }
}

/** Not said to be unsaved: other people's addresses do not wait on this device for whoever has logged out. */
export function keepInviteDraft(userId: string, licenseCode: string, text: string): void {
  writeStored(
    inviteDraftName(userId, licenseCode),
    text.trim() === '' ? null : JSON.stringify({ text, unsaved: false }),
  );
}
