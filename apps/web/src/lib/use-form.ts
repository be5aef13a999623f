import { useRef, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { ApiError, NetworkError, messagesOf } from './api-error.ts';

type FieldName<S extends z.ZodMiniType> = Extract<keyof z.input<S>, string>;
type FieldErrors = Readonly<Record<string, string>>;

const NO_ERRORS: FieldErrors = {};

/** The first complaint about each field, by field name. */
function errorsOf(schema: z.ZodMiniType, form: HTMLFormElement): { errors: FieldErrors; values: unknown } {
  const parsed = schema.safeParse(Object.fromEntries(new FormData(form)));
  if (parsed.success) return { errors: NO_ERRORS, values: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return { errors, values: undefined };
}

function focusFirstInvalid(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && 'name' in element && String(element.name) in errors) {
      element.focus();
      return;
    }
  }
}

/** As long as a call has; a file that never comes has no limit of its own. */
const RULES_MS = 30_000;

const inTime = <T>(work: T | Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, RULES_MS))]);

export interface FormRules<S extends z.ZodMiniType> {
  readonly schema: S;
  readonly submit: (values: z.output<S>) => Promise<void>;
}

interface FormOptions<S extends z.ZodMiniType> {
  /** Where a refusal by the server is shown besides the alert. */
  readonly refusalField?: FieldName<S>;
  readonly onDone?: () => void;
  /** Told the `code` of a refusal by the server. */
  readonly onRefused?: (code: string) => void;
}

/**
 * A form whose rules are the contract's own schema. Inputs stay uncontrolled, so what was typed survives every error;
 * a second submit while the first is under way does nothing.
 */
export function useForm<S extends z.ZodMiniType>(
  schema: S,
  submit: FormRules<S>['submit'],
  options: FormOptions<S> = {},
) {
  return useLazyForm<S>(() => ({ schema, submit }), options);
}

/** The same, with rules that are fetched when the person turns to the form: the first page comes without them. */
export function useLazyForm<S extends z.ZodMiniType>(
  load: () => FormRules<S> | Promise<FormRules<S>>,
  options: FormOptions<S> = {},
) {
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const [alert, setAlert] = useState<readonly string[]>([]);
  const [submitting, setSubmitting] = useState(false);
  const underWay = useRef(false);
  const rules = useRef<FormRules<S>>(undefined);

  async function loadRules(): Promise<FormRules<S>> {
    try {
      rules.current = await inTime(load());
      return rules.current;
    } catch (error) {
      throw new NetworkError(error);
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    underWay.current = true;
    setAlert([]);
    // Rules that are not here yet may take a while on a slow connection.
    if (rules.current === undefined) setSubmitting(true);
    try {
      const { schema, submit } = await loadRules();
      const checked = errorsOf(schema, form);
      setErrors(checked.errors);
      if (checked.errors !== NO_ERRORS) {
        focusFirstInvalid(form, checked.errors);
        return;
      }
      setSubmitting(true);
      await submit(checked.values as z.output<S>);
      options.onDone?.();
    } catch (error) {
      const messages = messagesOf(error);
      setAlert(messages);
      if (error instanceof ApiError) options.onRefused?.(error.code);
      if (options.refusalField !== undefined) setErrors({ [options.refusalField]: messages[0] ?? '' });
    } finally {
      underWay.current = false;
      setSubmitting(false);
    }
  }

  /** A complaint goes as soon as it is answered; no new one appears while typing. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    if (errors === NO_ERRORS || rules.current === undefined) return;
    const now = errorsOf(rules.current.schema, event.currentTarget).errors;
    const left = Object.keys(errors).flatMap((name) => {
      const still = now[name];
      return still === undefined ? [] : [[name, still] as const];
    });
    setErrors(left.length > 0 ? Object.fromEntries(left) : NO_ERRORS);
  }

  return {
    form: {
      onSubmit,
      onInput,
      // A failure here is told when it matters: on submit.
      onFocus: () => void loadRules().catch(() => undefined),
      noValidate: true,
      // Before the page is hydrated, a press must not put a password into the address.
      method: 'post',
    },
    field: (name: FieldName<S>) => ({ name, error: errors[name] }),
    alert,
    submitting,
  };
}
