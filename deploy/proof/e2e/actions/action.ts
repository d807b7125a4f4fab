import type { Page } from '@playwright/test';
import type { CallShape } from 'shared-contracts/calls/call';
import type { Joined } from '../fixtures/joined-by-calls.ts';

/** A page, whose it is, and somebody else; both have joined for this test and have done nothing yet. */
export interface Stage {
  readonly page: Page;
  readonly me: Joined;
  /** What the member signs in with. */
  readonly email: string;
  readonly her: Joined;
}

/** Something that a member does on a page and that asks the API. */
export interface Action {
  readonly name: string;
  /** What it asks; every request of it is made to fail. */
  readonly call: CallShape;
  /** What has to have happened before. */
  readonly prepare?: (stage: Stage) => Promise<unknown>;
  /** Opens the page, up to where the action can be begun. */
  readonly open: (stage: Stage) => Promise<unknown>;
  /** Does it, once more after each failure. */
  readonly act: (stage: Stage) => Promise<unknown>;
  /** The one sentence of section 8 for whatever went wrong; without it the words fit the failure. */
  readonly failed?: string;
  /** The notice, or what shows it where the page itself does. */
  readonly done: string | ((stage: Stage) => Promise<unknown>);
  /** What the browser says of this page in any case. */
  readonly console?: RegExp;
  /** What is as it was after a failure; `act` looks for its button anyway. */
  readonly expectKept?: (stage: Stage) => Promise<unknown>;
  /** What was written stands here again after a session that ended and the next sign-in; opens what holds it. */
  readonly expectBack?: (stage: Stage) => Promise<unknown>;
}
