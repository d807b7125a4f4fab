import type { ChangeEvent } from 'react';
import { ADDRESS_READERS } from 'shared-contracts/calls/contacts';
import { RELATIONS } from 'shared-contracts/domain/relations';
import { useTexts } from 'shared-contracts/host';
import { relationTexts } from 'shared-contracts/locales/en/relations';
import { Button, IconClose, SelectField, TextAreaField, TextField } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/verification.ts';
import type { ContactEntry, EntryField } from './contact-entry.ts';
import { fieldId, hasAddress, headingId, type FieldId } from './entry-fields.ts';
import { OTHER } from './relations.ts';

interface ContactFieldsetProps {
  readonly entry: ContactEntry;
  /** Its place in the list, from 1. */
  readonly n: number;
  readonly errorOf: (id: FieldId) => string | undefined;
  readonly onChange: (field: EntryField, value: string) => void;
  /** Absent while it is the only one (section 5). */
  readonly onRemove: (() => void) | undefined;
}

/** One contact: what section 3 lists, required first. */
export function ContactFieldset(props: ContactFieldsetProps) {
  const { entry, n, errorOf, onChange, onRemove } = props;
  const t = useTexts(texts);
  const tRelation = useTexts(relationTexts);
  const field = (name: EntryField) => ({
    id: fieldId(entry.id, name),
    label: t(`field.${name}`),
    value: entry[name],
    error: errorOf(fieldId(entry.id, name)),
    // They describe another person than the one whom the browser knows.
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange(name, event.target.value),
  });
  const optional = { note: t('field.optional') };
  return (
    <fieldset className="sp-surface vf-entry">
      <legend className="vf-entry__legend" id={headingId(entry.id)} tabIndex={-1}>
        {t('entry.legend', { n })}
      </legend>
      {onRemove && (
        <Button
          className="vf-entry__remove"
          variant="quiet"
          icon={<IconClose />}
          aria-label={t('entry.removeNamed', { n })}
          onClick={onRemove}
        >
          {t('entry.remove')}
        </Button>
      )}
      <div className="vf-entry__fields">
        <div className="vf-entry__wide">
          <TextField {...field('name')} required autoCapitalize="words" />
        </div>
        <SelectField {...field('relation')} required>
          <option value="">{t('relation.choose')}</option>
          {RELATIONS.map(([word, key]) => (
            <option key={word} value={word}>
              {tRelation(`relation.${key}`)}
            </option>
          ))}
          <option value={OTHER}>{t('relation.other')}</option>
        </SelectField>
        {entry.relation === OTHER && <TextField {...field('otherRelation')} required />}
        <TextField
          {...field('phone')}
          required
          type="tel"
          inputMode="tel"
          help={t('field.phoneHelp')}
        />
        <TextField {...field('occupation')} {...optional} />
        <TextField {...field('current_city')} {...optional} autoCapitalize="words" />
        <div className="vf-entry__wide">
          <TextAreaField {...field('address')} {...optional} rows={3} />
        </div>
        {hasAddress(entry) && (
          <div className="vf-entry__wide">
            <SelectField {...field('address_for')}>
              {ADDRESS_READERS.toReversed().map((readers) => (
                <option key={readers} value={readers}>
                  {t(`addressFor.${readers}`)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
    </fieldset>
  );
}
