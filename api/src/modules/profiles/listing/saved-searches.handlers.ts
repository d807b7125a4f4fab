import type {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from 'shared-contracts/calls/own-profile';
import type { Handler, Validate } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { readFilters } from './saved-searches.rules.ts';
import { changeSearch, dropSearch, keepSearch, listSearchRows } from './saved-searches.store.ts';

/** One's own searches. */
export const answerListSavedSearches: Handler<typeof listSavedSearches> = async (
  _,
  { db, caller },
) => ({ data: await listSearchRows(db, caller.id) });

/** Every wrong filter by its name, `filters.age_from`. */
export const validateFilters: Validate<typeof saveSearch> = ({ body }) => {
  const { filters } = (body ?? {}) as { filters?: unknown };
  if (typeof filters !== 'string') return [];
  const read = readFilters(filters);
  if (!('errors' in read)) return [];
  return read.errors.map(({ path, message }) => ({
    path: path === 'filters' ? path : `filters.${path}`,
    message,
  }));
};

/** Keeps a search and answers with all of them. */
export const answerSaveSearch: Handler<typeof saveSearch> = async (
  { body: { name, filters } },
  { db, caller, clock },
) => {
  const read = readFilters(filters);
  if ('errors' in read) throw new Refusal(422, 'form.invalid', { errors: read.errors });
  const search = { ownerId: caller.id, name, filters: read.filters, now: clock() };
  const kept = await keepSearch(db, search);
  if (kept === 'nobody') throw profileNotFound();
  if (kept === 'full') throw new Refusal(409, 'search.tooMany');
  return { data: await listSearchRows(db, caller.id) };
};

/** By its owner; answers with all of them. */
export const answerChangeSavedSearch: Handler<typeof changeSavedSearch> = async (
  { params: { id }, body },
  { db, caller, clock },
) => {
  const search = { ownerId: caller.id, id, now: clock() };
  if (!isId(id) || !(await changeSearch(db, search, body)))
    throw new Refusal(404, 'search.notFound');
  return { data: await listSearchRows(db, caller.id) };
};

/** By its owner; answers with those that are left. */
export const answerDeleteSavedSearch: Handler<typeof deleteSavedSearch> = async (
  { params: { id } },
  { db, caller },
) => {
  if (!isId(id) || !(await dropSearch(db, caller.id, id)))
    throw new Refusal(404, 'search.notFound');
  return { data: await listSearchRows(db, caller.id) };
};
