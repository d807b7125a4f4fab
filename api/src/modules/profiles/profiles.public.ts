// What other modules, the channel and the stores of files may use of profiles; no one reaches past it (decision 154).

export { beginningOfName, LAST_LETTER } from './beginning-of-name.ts';
export {
  firstNameIn,
  listedNamesIn,
  motherTongueIn,
  namesIn,
  placeIn,
  wishesIn,
} from './localized-names.ts';
export { fieldNameIn, titleIn } from './biodata/biodata-labels.ts';
export { relationIn } from './biodata/biodata-relations.ts';
export { wishText } from './biodata/biodata-values.ts';
export { type BiodataFacts, composeBiodata } from './biodata/biodata.rules.ts';
export { learnedFrom, listCardsOf } from './listing/listing.store.ts';
export { listSearchRows } from './listing/saved-searches.store.ts';
export { countOnce } from './own/daily-budgets.store.ts';
export { PhotoDecoder } from './photos/photo-decoder.ts';
export { arePhotosShown, audienceOf } from './photos/photo-privacy.store.ts';
export { photoFor, picsIn } from './photos/pics.store.ts';
export { isTooMuch } from './photos/raster-budget.ts';
export {
  type StoredPic,
  type Viewing,
  photosOf,
  pointsWith,
  primaryOf,
  toCard,
  toWrittenProfile,
  verifiedOf,
  viewingOf,
} from './profile-replies.ts';
export { profileNotFound } from './profiles.handlers.ts';
export { badgesFor } from './profiles.rules.ts';
export {
  type OwnRow,
  admitProfile,
  createProfile,
  findOwn,
  withholdProfile,
} from './profiles.store.ts';
export { notifyScore } from './score/notify-score.ts';
export { lockProfile, refreshScores } from './score/refresh-scores.ts';
export { spendLook } from './view/get-profile.ts';
export { type OpenedProfile, findOpened } from './view/opened-profile.store.ts';
export { canReach, hasBlocked, noBlockBetween, notBlocked } from './visibility.store.ts';
