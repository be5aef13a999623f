import { getAgainReminder, setAgainReminder, type AgainReminder } from '@lf/contract/again';
import { call } from '../../../lib/call.ts';

export const getReminder = (): Promise<AgainReminder> => call(getAgainReminder, {});
export const setReminder = (on: boolean): Promise<AgainReminder> => call(setAgainReminder, { body: { on } });
