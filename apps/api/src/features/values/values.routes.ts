import { listPhrases } from '@lf/contract/values';
import { VALUE_PHRASES } from '@lf/domain/classic/value-phrases';
import type { Mount } from '@lf/platform/http/mount-route';

export function valuesRoutes(mount: Mount): void {
  mount(listPhrases, () => Promise.resolve(VALUE_PHRASES.map((phrase) => ({ Phrase: phrase }))));
}
