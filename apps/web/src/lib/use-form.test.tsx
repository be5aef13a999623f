// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginBody } from '@lf/contract/auth';
import { API_CALL_TIME_MS } from '@lf/contract/limits';
import { ApiError } from './api-error.ts';
import { useForm, useLazyForm, type FormRules } from './use-form.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let submit: (values: { email: string; password: string }) => Promise<void>;

function Example() {
  const { form, field, alert, submitting } = useForm(loginBody, (values) => submit(values), { refusalField: 'email' });
  return (
    <form {...form}>
      <p id="alert">{alert.join('|')}</p>
      <input name="email" aria-label="Email" />
      <p id="email-error">{field('email').error}</p>
      <input name="password" aria-label="Password" />
      <p id="password-error">{field('password').error}</p>
      <button type="submit">{submitting ? 'Busy' : 'Go'}</button>
    </form>
  );
}

let load: () => Promise<FormRules<typeof loginBody>>;

function LazyExample() {
  const { form, alert, submitting } = useLazyForm(() => load());
  return (
    <form {...form}>
      <p id="alert">{alert.join('|')}</p>
      <input name="email" aria-label="Email" defaultValue="ada@example.org" />
      <input name="password" aria-label="Password" defaultValue="secret77" />
      <button type="submit">{submitting ? 'Busy' : 'Go'}</button>
    </form>
  );
}

const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;

const text = (id: string) => place.querySelector(`#${id}`)?.textContent;
const button = () => place.querySelector('button')?.textContent;

async function type(name: string, value: string): Promise<void> {
  const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (input === null) throw new Error(name);
  input.value = value;
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
}

async function press(): Promise<void> {
  await act(async () =>
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
}

beforeEach(async () => {
  document.body.append(place);
  root = createRoot(place);
  submit = async () => undefined;
  await act(async () => root.render(<Example />));
});

afterEach(() => act(async () => root.unmount()));

describe('a form', () => {
  it('shows the first complaint under each field, and takes the person to the first one', async () => {
    await press();
    expect(text('email-error')).toBe('Email is a required field');
    expect(text('password-error')).toBe('Password is a required field');
    expect(document.activeElement?.getAttribute('name')).toBe('email');
  });

  it('drops a complaint as soon as it is answered, and corrects it while it is not', async () => {
    await press();
    await type('email', 'ada@');
    expect(text('email-error')).toBe('Not a valid email address');
    await type('email', 'ada@example.org');
    expect(text('email-error')).toBe('');
    expect(text('password-error')).toBe('Password is a required field');
  });

  it('submits what the schema makes of the values', async () => {
    const seen = vi.fn(async () => undefined);
    submit = seen;
    await type('email', ' Ada@Example.org ');
    await type('password', 'secret77');
    await press();
    expect(seen).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.org', password: 'secret77' });
  });

  it('shows a refusal in the alert and under the chosen field, and keeps what was typed', async () => {
    submit = () => Promise.reject(new ApiError(401, ['Wrong email or password'], 'wrong_credentials'));
    await type('email', 'ada@example.org');
    await type('password', 'secret77');
    await press();
    expect(text('alert')).toBe('Wrong email or password');
    expect(text('email-error')).toBe('Wrong email or password');
    expect(place.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('ada@example.org');
  });

  it('does not submit twice', async () => {
    let finish = () => undefined as void;
    const seen = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    submit = seen;
    await type('email', 'ada@example.org');
    await type('password', 'secret77');
    await press();
    expect(button()).toBe('Busy');
    await press();
    expect(seen).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(button()).toBe('Go');
  });
});

describe('a form whose rules come late', () => {
  beforeEach(() => act(async () => root.render(<LazyExample />)));

  it('is busy from the press on, and submits once the rules are here', async () => {
    const seen = vi.fn(async () => undefined);
    let arrive: (rules: FormRules<typeof loginBody>) => void = () => undefined;
    load = () => new Promise((resolve) => (arrive = resolve));
    await press();
    expect(button()).toBe('Busy');
    await act(async () => arrive({ schema: loginBody, submit: seen }));
    expect(seen).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.org', password: 'secret77' });
    expect(button()).toBe('Go');
  });

  it('says so when they do not come, and takes the next press', async () => {
    vi.useFakeTimers();
    load = () => new Promise(() => undefined);
    await press();
    await act(async () => vi.advanceTimersByTimeAsync(API_CALL_TIME_MS));
    expect(text('alert')).not.toBe('');
    expect(button()).toBe('Go');
    vi.useRealTimers();
    const seen = vi.fn(async () => undefined);
    load = async () => ({ schema: loginBody, submit: seen });
    await press();
    expect(seen).toHaveBeenCalledTimes(1);
    expect(text('alert')).toBe('');
  });
});
