import { MEMORIES } from '../survey/walk.ts';
import type { Driver } from './driver.ts';
import { User } from './user.ts';

const QUESTIONS = 9;
const VALUES_MIN = 5;
const OWN_VALUES = ['Warmth', 'Play', 'Order', 'Depth', 'Wonder', 'Patience'];

/** Notes what the page hands to the browser as a file: not every browser under command saves it anywhere. */
const WATCH_FILES = `
  window.madeFiles = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => { window.madeFiles.push(file); return make.call(URL, file); };`;
const FIRST_FILE = `
  const [file] = window.madeFiles ?? [];
  if (file === undefined) return undefined;
  if (window.fileBegins === undefined) file.slice(0, 5).text().then((text) => { window.fileBegins = text + file.size; });
  return window.fileBegins;`;

const ASKED = `return document.querySelector('main h2')?.textContent`;
const ANSWERED = `
  return location.pathname.endsWith('/potential-values') ||
    (document.querySelector('textarea')?.value === '' && !document.querySelector('textarea').readOnly && document.querySelector('main h2')?.textContent !== arguments[0])`;

async function signUp(user: User, url: string, driver: Driver): Promise<void> {
  await driver.goto(`${url}/registration`);
  await user.fill('First name', 'Ada');
  await user.fill('Last name', 'Lovelace');
  await user.fill('Email', `ada-${Date.now()}@example.com`);
  await user.fill('Password', 'correct horse');
  await user.press('I agree that my answers are kept and read to make my fingerprint');
  await user.press('Sign up');
  await user.at('/account');
  await user.fill('Access code', 'WELCOME');
  await user.press('Use Access Code');
  await user.press('Start');
  await user.at('/before-we-begin');
}

async function tellAboutOneself(user: User): Promise<void> {
  await user.heading('Before We Begin');
  await user.press('Next');
  await user.at('/about-you');
  await user.choose('Gender', 'Female');
  await user.choose('Age', '35 - 44');
  await user.choose('Country', 'Germany');
  await user.choose('State', 'Bayern');
  await user.press('Next');
  await user.at('/your-professional-life');
  await user.choose('Industry', 'Other');
  await user.fill('Your industry, in your own words', 'Lighthouses');
  await user.fill('Role', 'Keeper');
  await user.choose('Education', "Master's degree");
  await user.choose('Income', 'I prefer not to say');
  await user.press('Next');
  await user.at('/a-few-questions');
  await user.press('Next');
  await user.at('/earliest-memory');
}

async function answerQuestions(user: User): Promise<void> {
  for (const memory of MEMORIES.slice(0, QUESTIONS)) {
    const asked = await user.until<string>('a question', ASKED);
    await user.fill('Your answer', memory);
    await user.press('Submit Answer');
    await user.until(`the question after “${asked}”`, ANSWERED, asked);
  }
  await user.at('/potential-values');
}

async function readTranscript(user: User): Promise<void> {
  await user.press('Read the transcript');
  await user.press('I have read the transcript');
  await user.press('Next');
}

async function chooseValues(user: User, driver: Driver): Promise<void> {
  await user.until('proposed values', `return document.querySelectorAll('main input[type=checkbox]').length > 0`);
  await user.press('Next');
  await user.at('/video-value-drivers');
  await readTranscript(user);
  await user.at('/add-values');
  await user.heading('Add Values').catch(() => undefined);
  const count = () => driver.run<number>(`return document.querySelectorAll('[aria-label^="Delete "]').length`);
  for (const value of OWN_VALUES) {
    if ((await count()) >= VALUES_MIN) break;
    await user.fill('Another value', value);
    await user.press('Add another');
  }
  await user.press('Next');
  await user.at('/video-values-mapping');
  await readTranscript(user);
  await user.at('/value-order');
}

/** From the registration to the PDF, as somebody would who has never been here. */
export async function wholeJourney(driver: Driver, url: string): Promise<void> {
  const user = new User(driver);
  await signUp(user, url, driver);
  await tellAboutOneself(user);
  await answerQuestions(user);
  await chooseValues(user, driver);
  await user.press('Yes, create my personal fingerprint');
  await user.at('/confirm-fingerprint');
  await user.press("I'm Sure");
  await user.heading('Your Leadership Fingerprint');
  await driver.run(WATCH_FILES);
  await user.press('Download now');
  await user.press('Colored PDF');
  const made = await user.until<string>('the PDF', FIRST_FILE);
  if (!made.startsWith('%PDF-')) throw new Error(`${driver.name}: the file begins with ${made}`);
}
