import type { Flow } from '@lf/domain/survey-steps';
import { readStored } from '../browser-storage.ts';
import { getSession } from '../session.ts';

/** Written in by the build: the code and styles of this step alone, for each way that has it. */
declare const STEP_FILES: Readonly<Record<Flow, readonly string[]>>;

interface Form {
  readonly flow?: Flow;
}

function ask(files: readonly string[]): void {
  for (const href of files)
    document.head.append(
      Object.assign(
        document.createElement('link'),
        href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', crossOrigin: '', href },
      ),
    );
}

/** What this device keeps of the survey tells before the server does: a key has one way for good. */
function formHere(userId: string, licenseCode: string): Form | undefined {
  const draft = readStored(`lf.survey.${userId}.${licenseCode}`);
  return draft === null ? undefined : (JSON.parse(draft) as { readonly record: { readonly form: Form } }).record.form;
}

async function savedForm(): Promise<Form> {
  // Until it is known, nothing can have been asked for.
  await globalThis.lfPrefetched?.config;
  const [record] = globalThis.lfPrefetched?.answers.values() ?? [];
  const response = await record?.response;
  if (!response?.ok) return {};
  const { data } = (await response.clone().json()) as { readonly data: readonly { readonly data: string }[] };
  return data[0] === undefined ? {} : (JSON.parse(data[0].data) as Form);
}

/**
 * At an address that two ways have, the answers tell whose code is needed. They are here before what every step stands on: nobody waits
 * for the code of a step because of it, and nobody gets that of the other way.
 */
export async function fetchStep(): Promise<void> {
  const session = getSession();
  if (session === null) return;
  const { user, licenseCode } = session;
  let flow: Flow | undefined;
  try {
    if (licenseCode !== null) ({ flow } = formHere(user.id, licenseCode) ?? (await savedForm()));
  } catch {
    // React asks once more, and tells what is wrong.
  }
  ask(STEP_FILES[flow ?? 'main']);
}
