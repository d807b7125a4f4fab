import {
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
  type FieldRow,
} from 'shared-contracts/calls/profile-fields';
import type { ProfileTab } from 'shared-contracts/domain/profile';
import type { EditField } from '../values/edit-fields.ts';

/** Fields that belong together, under the title that the texts have as `group.<name>`. */
export interface StepGroup {
  readonly name: FieldRow['group'];
  /** The gender is shown and not written. */
  readonly parts: readonly (EditField | 'gender')[];
  /** Shown on demand. */
  readonly more: readonly EditField[];
}

/** The groups of each step, in reading order: the fields of the tab of its name, and what only the owner sees. */
export const STEP_GROUPS: Readonly<Record<ProfileTab, readonly StepGroup[]>> = {
  personal: groupsOf('personal'),
  work: groupsOf('work'),
  family: groupsOf('family'),
  preferences: groupsOf('preferences'),
  astrology: groupsOf('astrology'),
};

function groupsOf(tab: ProfileTab): StepGroup[] {
  const fields = PROFILE_FIELD_NAMES.filter((field) => PROFILE_FIELDS[field].tab === tab);
  const names = new Set(fields.map((field) => PROFILE_FIELDS[field].group));
  return [...names].map((name) => {
    const inGroup = fields.filter((field) => PROFILE_FIELDS[field].group === name);
    const isOnDemand = (field: EditField | 'gender') => PROFILE_FIELDS[field].onDemand === true;
    return {
      name,
      parts: inGroup.filter((field) => !isOnDemand(field)),
      more: inGroup.filter((field) => field !== 'gender').filter(isOnDemand),
    };
  });
}

/** The fields of a step that can be written into. */
export function fieldsOf(step: ProfileTab): EditField[] {
  return STEP_GROUPS[step].flatMap(({ parts, more }) => [
    ...parts.filter((part) => part !== 'gender'),
    ...more,
  ]);
}
