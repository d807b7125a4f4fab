import { useTexts } from 'shared-contracts/host';
import { Field } from 'shared-contracts/ui/core';
import { AntdTheme, Select } from 'shared-contracts/ui/forms';
import { DEEDS, auditTexts, deedTexts } from '../locales/en/audit.ts';

/** `value` is a deed's name of the API or '' for any, also one that this build does not know. */
interface DeedSelectProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What was done: half a hundred deeds, of which one types a part. */
export function DeedSelect({ value, onChange }: DeedSelectProps) {
  const t = useTexts(auditTexts);
  const deed = useTexts(deedTexts);
  const known = DEEDS.map((one) => ({ value: one as string, label: deed(one) }));
  const isKnown = value === '' || known.some((one) => one.value === value);
  return (
    <Field label={t('filter.action')}>
      {({ id }) => (
        <AntdTheme>
          {/* antd changes what it reads out beside other nodes; its list is elsewhere, and is translated. */}
          <div translate="no">
            <Select
              id={id}
              className="st-deeds__select"
              optionRender={({ label }) => <span className="st-deeds__option">{label}</span>}
              // A text alone would stand beside the field in which one types.
              labelRender={({ label }) => <span translate="yes">{label}</span>}
              showSearch={{ optionFilterProp: 'label' }}
              value={value}
              options={[
                { value: '', label: t('filter.anything') },
                ...(isKnown ? [] : [{ value, label: value }]),
                ...known,
              ]}
              notFoundContent={t('filter.noDeed')}
              onChange={onChange}
            />
          </div>
        </AntdTheme>
      )}
    </Field>
  );
}
