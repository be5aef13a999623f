import { MEMORIES } from '../survey/walk.ts';
import type { Driver } from './driver.ts';
import { Hand } from './hand.ts';

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

async function signUp(hand: Hand, url: string, driver: Driver): Promise<void> {
  await driver.goto(`${url}/registration`);
  await hand.fill('First name', 'Ada');
  await hand.fill('Last name', 'Lovelace');
  await hand.fill('Email', `ada-${Date.now()}@example.com`);
  await hand.fill('Password', 'correct horse');
  await hand.press('I agree that my answers are kept and read to make my fingerprint');
  await hand.press('Sign up');
  await hand.at('/account');
  await hand.fill('Access code', 'WELCOME');
  await hand.press('Use Access Code');
  await hand.press('Start');
  await hand.at('/before-we-begin');
}

async function tellAboutOneself(hand: Hand): Promise<void> {
  await hand.heading('Before We Begin');
  await hand.press('Next');
  await hand.at('/about-you');
  await hand.choose('Gender', 'Female');
  await hand.choose('Age', '35 - 44');
  await hand.choose('Country', 'Germany');
  await hand.choose('State', 'Bayern');
  await hand.press('Next');
  await hand.at('/your-professional-life');
  await hand.choose('Industry', 'Other');
  await hand.fill('Your industry, in your own words', 'Lighthouses');
  await hand.fill('Role', 'Keeper');
  await hand.choose('Education', "Master's degree");
  await hand.choose('Income', 'I prefer not to say');
  await hand.press('Next');
  await hand.at('/a-few-questions');
  await hand.press('Next');
  await hand.at('/earliest-memory');
}

async function answerQuestions(hand: Hand): Promise<void> {
  for (const memory of MEMORIES.slice(0, QUESTIONS)) {
    const asked = await hand.until<string>('a question', ASKED);
    await hand.fill('Your answer', memory);
    await hand.press('Submit Answer');
    await hand.until(`the question after “${asked}”`, ANSWERED, asked);
  }
  await hand.at('/potential-values');
}

async function readTranscript(hand: Hand): Promise<void> {
  await hand.press('Read the transcript');
  await hand.press('I have read the transcript');
  await hand.press('Next');
}

async function chooseValues(hand: Hand, driver: Driver): Promise<void> {
  await hand.until('proposed values', `return document.querySelectorAll('main input[type=checkbox]').length > 0`);
  await hand.press('Next');
  await hand.at('/video-value-drivers');
  await readTranscript(hand);
  await hand.at('/add-values');
  await hand.heading('Add Values').catch(() => undefined);
  const count = () => driver.run<number>(`return document.querySelectorAll('[aria-label^="Delete "]').length`);
  for (const value of OWN_VALUES) {
    if ((await count()) >= VALUES_MIN) break;
    await hand.fill('Another value', value);
    await hand.press('Add another');
  }
  await hand.press('Next');
  await hand.at('/video-values-mapping');
  await readTranscript(hand);
  await hand.at('/value-order');
}

/** From the registration to the PDF, as somebody would who has never been here. */
export async function wholeJourney(driver: Driver, url: string): Promise<void> {
  const hand = new Hand(driver);
  await signUp(hand, url, driver);
  await tellAboutOneself(hand);
  await answerQuestions(hand);
  await chooseValues(hand, driver);
  await hand.press('Yes, create my personal fingerprint');
  await hand.at('/confirm-fingerprint');
  await hand.press("I'm Sure");
  await hand.heading('Your Leadership Fingerprint');
  await driver.run(WATCH_FILES);
  await hand.press('Download now');
  await hand.press('Colored PDF');
  const made = await hand.until<string>('the PDF', FIRST_FILE);
  if (!made.startsWith('%PDF-')) throw new Error(`${driver.name}: the file begins with ${made}`);
}
