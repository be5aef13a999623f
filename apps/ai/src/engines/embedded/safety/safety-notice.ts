import type { safetyNotice } from '@lf/contract/survey';
import type * as z from 'zod/mini';

/** Fits someone in danger, someone remembering it, and someone who lost a person that way. It neither asks nor names a condition. */
export const SAFETY_NOTICE: z.infer<typeof safetyNotice> = {
  message:
    'What you wrote may be heavy, and I am a program: I cannot be there for you the way a person can. If you or someone else may be in danger, or if this is hard to carry today, please talk to someone now. You can stop here at any time. If I misread you, just go on; nothing you wrote is lost.',
  resources: [
    'In immediate danger: your local emergency number (112 in the European Union, 911 in the US and Canada, 999 in the UK)',
    'Anywhere: findahelpline.com lists free and confidential helplines by country',
    'US and Canada: call or text 988, at any hour',
    'UK and Ireland: Samaritans, 116 123, free at any hour',
  ],
};
