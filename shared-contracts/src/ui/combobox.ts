// Bundled with each remote that has such a field: never part of what everybody loads first.
export { Combobox } from './combobox/combobox.tsx';
export type { ComboboxProps } from './combobox/combobox.tsx';
export { ListCombobox } from './combobox/list-combobox.tsx';
export { SeveralCombobox } from './combobox/several-combobox.tsx';
export { matchingChoices } from './combobox/matching-choices.ts';
export type { Choice } from './combobox/matching-choices.ts';
