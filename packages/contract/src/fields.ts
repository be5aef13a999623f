import * as z from 'zod/mini';
import { CODE_CHARACTERS_MAX } from './limits.ts';

/** Fields that several resources share. */

export const id = z.string().check(z.minLength(1), z.maxLength(CODE_CHARACTERS_MAX));
export const licenseCode = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
export const timestamp = z.iso.datetime();
export const nothing = z.null();
