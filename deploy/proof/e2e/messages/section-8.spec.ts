import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import type { Role } from '../fixtures/roles.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';
import { OUTCOMES, ROWS, SECTION_8, type OutcomeName } from './section-8.ts';
import { openStage, type Stage } from './stage.ts';
import { walkCallDesk } from './walks/call-desk.ts';
import { walkOwnPages } from './walks/own-pages.ts';
import { walkPayments } from './walks/payments.ts';
import { walkRealtime } from './walks/realtime.ts';
import { walkTwoMembers } from './walks/two-members.ts';
import { walkVisitor } from './walks/visitor.ts';

/** A way through the site, and what is told on it, in this order. */
interface Walk {
  readonly what: string;
  readonly role?: Role;
  /** What its pages speak whatever the device has chosen. */
  readonly spoken?: Locale;
  readonly go: (stage: Stage) => Promise<void>;
  readonly tells: readonly OutcomeName[];
}

const WALKS: readonly Walk[] = [
  {
    what: 'two members',
    go: walkTwoMembers,
    tells: [
      ...(['birthNameMissing', 'noContacts', 'noPoints', 'biodataNotVerified'] as const),
      ...(['chatRequested', 'interestSent', 'interestRemoveFailed', 'interestRemoved'] as const),
      ...(['listEmpty', 'interestAlreadySent', 'blockFailed', 'blocked'] as const),
      ...(['unblockFailed', 'unblocked', 'planRequired'] as const),
    ],
  },
  {
    what: 'one’s own pages',
    go: walkOwnPages,
    tells: [
      ...(['contactsFailed', 'contactsSaved', 'profileFailed', 'profileSaved'] as const),
      ...(['biodataDownloaded', 'passwordMismatch', 'passwordTooShort', 'listFailed'] as const),
      'accountDeleted',
    ],
  },
  {
    what: 'payments',
    go: walkPayments,
    tells: [
      ...(['orderFailed', 'popupFailed', 'paymentCancelled', 'captureFailed'] as const),
      ...(['paid', 'signInAgain'] as const),
    ],
  },
  {
    what: 'a visitor',
    go: walkVisitor,
    tells: ['invalidLink', 'blogsLoading', 'noBlogs', 'blogsFailed'],
  },
  {
    what: 'the line to the server',
    go: walkRealtime,
    tells: ['newMessage'],
  },
  {
    what: 'the desk',
    role: 'staff',
    // The desk speaks English alone (readings, 'What a language covers').
    spoken: 'en',
    go: walkCallDesk,
    tells: ['callLogFailed', 'callLogSaved'],
  },
];

/** Every day each walk in one language, in turn; all of both in the long proof. */
function languagesOf(place: number): readonly Locale[] {
  return isLong ? LOCALES : LOCALES.filter((_, at) => at === (place + 1) % LOCALES.length);
}

test.describe.configure({ mode: 'parallel' });

test('every row of section 8 is walked, once', () => {
  expect(Object.keys(SECTION_8)).toHaveLength(ROWS);
  const walked = WALKS.flatMap(({ tells }) => tells);
  expect(walked.toSorted()).toEqual(Object.keys(OUTCOMES).toSorted());
});

for (const [place, { what, role = 'visitor', spoken, go, tells }] of WALKS.entries()) {
  test.describe(`section 8: ${what}`, () => {
    test.use({ role });

    for (const language of languagesOf(place)) {
      test(`reads in ${spoken ?? language} where ${language} is chosen`, async ({
        page,
        request,
        faults,
      }) => {
        const stage = await openStage({ page, request, faults }, language, spoken);
        await go(stage);
        expect(stage.told).toEqual(tells);
      });
    }
  });
}
