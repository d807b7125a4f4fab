import type { Migration } from '../src/platform/database/migration.ts';
import * as baseline from './001-baseline.ts';
import * as educationLevels from './139-education-levels.ts';
import * as notForMe from './140-not-for-me.ts';
import * as openers from './141-openers.ts';
import * as answeredAt from './142-answered-at.ts';
import * as knownLanguages from './144-known-languages.ts';
import * as setAsideTeaches from './148-set-aside-teaches.ts';
import * as searchNamesAndTongues from './152-search-names-and-tongues.ts';
import * as photoQuestion from './153-photo-question.ts';
import * as photoAudienceChosen from './154-photo-audience-chosen.ts';
import * as nameSearches from './155-name-searches.ts';
import * as audienceChosenBefore from './156-audience-chosen-before.ts';
import * as releaseManagers from './157-release-managers.ts';
import * as searchNotices from './159-search-notices.ts';
import * as madeByName from './166-made-by-name.ts';

/** Every migration by name, in order; names never change once released. */
export const migrations: Record<string, Migration> = {
  '001-baseline': baseline,
  '139-education-levels': educationLevels,
  '140-not-for-me': notForMe,
  '141-openers': openers,
  '142-answered-at': answeredAt,
  '144-known-languages': knownLanguages,
  '148-set-aside-teaches': setAsideTeaches,
  '152-search-names-and-tongues': searchNamesAndTongues,
  '153-photo-question': photoQuestion,
  '154-photo-audience-chosen': photoAudienceChosen,
  '155-name-searches': nameSearches,
  '156-audience-chosen-before': audienceChosenBefore,
  '157-release-managers': releaseManagers,
  '159-search-notices': searchNotices,
  '166-made-by-name': madeByName,
};

/** What every database of ours begins with. */
export const BASELINE = {
  name: '001-baseline',
  remedy: 'delete the folder that DATA_DIR names, or make a new database for DATABASE_URL',
};
