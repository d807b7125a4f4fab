import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { LOCALE_COOKIE } from 'shared-contracts/platform/page-data';
import type { Faults } from '../fixtures/faults.ts';
import { joinByCalls, NEW_PASSWORD, type Joined } from '../fixtures/joined-by-calls.ts';
import { enterAs } from '../fixtures/member.ts';
import { expect } from '../fixtures/test.ts';
import { wordsIn, type Words } from '../fixtures/words.ts';
import { Frame } from '../pages/frame.ts';
import { Question } from '../pages/question.ts';
import { latinTexts } from '../routes/latin-texts.ts';
import { collectDataWords, type DataWords } from '../routes/page-words.ts';
import { OUTCOMES, type OutcomeName } from './section-8.ts';

/** What a walk is given. */
interface StageParts {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly faults: Faults;
}

/** A page in one language, and what has been told on it so far. */
export class Stage implements StageParts {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly faults: Faults;
  readonly language: Locale;
  readonly words: Words;
  readonly frame: Frame;
  readonly main: Locator;
  readonly told: OutcomeName[] = [];
  readonly #data: DataWords;

  constructor(parts: StageParts, language: Locale, words: Words) {
    this.page = parts.page;
    this.request = parts.request;
    this.faults = parts.faults;
    this.language = language;
    this.words = words;
    this.frame = new Frame(parts.page, {
      notices: words('shell', 'notices.label'),
      close: words('shell', 'notices.close'),
    });
    this.main = parts.page.getByRole('main');
    this.#data = collectDataWords(parts.page);
  }

  /** Somebody new; nobody else has the account. */
  join(name: string, gender: 'female' | 'male'): Promise<Joined & { readonly email: string }> {
    return joinNew(this.request, name, gender);
  }

  /** Makes the page that of somebody who has joined. */
  enter({ email }: { readonly email: string }): Promise<string> {
    return enterAs(this.page, email, NEW_PASSWORD);
  }

  /** A button of the page by its whole name. */
  button(namespace: string, key: string, within: Locator | Page = this.main): Locator {
    return within.getByRole('button', { name: this.words(namespace, key), exact: true });
  }

  /** Confirms the question that is asked. */
  async confirm(): Promise<void> {
    await new Question(this.page, /./, this.words('phrases', 'action.confirm')).confirm();
  }

  /** Does something while the device has no connection. */
  async offline(act: () => Promise<unknown>): Promise<void> {
    this.faults.expect(/ERR_INTERNET_DISCONNECTED/);
    // The message catalogue of a language comes once the page has been quiet for a while.
    await this.page.waitForFunction(
      () =>
        document.documentElement.lang === 'en' ||
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/texts-late-')),
    );
    await this.page.context().setOffline(true);
    await act();
    await this.page.context().setOffline(false);
  }

  /** Waits until an outcome is read, whole and in the language; a notice is closed then, for it to be read once. */
  async expectTold(name: OutcomeName): Promise<void> {
    const outcome = OUTCOMES[name];
    const inEnglish = this.language === 'en';
    const of = (namespace: string, key: string, english: string) =>
      inEnglish ? english : this.words(namespace, key);
    if ('notice' in outcome) {
      const { notice, title, note, english } = outcome;
      const lines = [
        title === undefined ? '' : of('messages', `${notice}.title`, title),
        of('messages', notice, english),
        note === undefined ? '' : this.words('shell', note),
      ];
      const shown = this.frame.notices.getByRole('paragraph').filter({
        hasText: new RegExp(`^${lines.join('').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
      });
      await expect(shown, `${name}, ${outcome.cause}`).toBeVisible();
      if (!inEnglish) await this.#expectNoLatin(name);
      await this.frame.closeNotices();
    } else {
      const [namespace, key] = outcome.page;
      const text = of(namespace, key, outcome.english);
      const shown = this.page.getByText(text, { exact: true }).first();
      await expect(shown, `${name}, ${outcome.cause}`).toBeVisible();
      if (!inEnglish) await this.#expectNoLatin(name);
    }
    this.told.push(name);
  }

  /** Neither the words of the outcome nor anything around them are left in English. */
  async #expectNoLatin(name: OutcomeName): Promise<void> {
    const said = await this.frame.notices.innerText();
    expect.soft(said, `notice of ${name}`).not.toMatch(/\p{Script=Latin}{2}/u);
    expect.soft(await latinTexts(this.page, () => this.#data.all()), name).toEqual([]);
  }
}

/** A page that speaks a language because this device has chosen it; `spoken` where the page speaks another one all the same. */
export async function openStage(
  parts: StageParts,
  language: Locale,
  spoken = language,
): Promise<Stage> {
  const stage = new Stage(parts, spoken, await wordsIn(spoken));
  // Any address of the site: where it listens is known to the page alone.
  const url = new URL((await parts.request.get('/robots.txt')).url()).origin;
  await parts.page.context().addCookies([{ name: LOCALE_COOKIE, value: language, url }]);
  return stage;
}

let count = 0;

async function joinNew(request: APIRequestContext, name: string, gender: 'female' | 'male') {
  count += 1;
  const email = `${name.toLowerCase()}-${process.pid}-${count}@example.com`;
  const joined = await joinByCalls(request, { name, lastName: 'Sane', email, gender });
  return { ...joined, email };
}
