import { PLAN_DURATIONS, type PlanDuration } from 'shared-contracts/domain/plan';
import { useTexts } from 'shared-contracts/host';
import { texts } from '../locales/en/billing.ts';

interface DurationSwitchProps {
  readonly value: PlanDuration;
  readonly onChange: (duration: PlanDuration) => void;
}

/** Month or year: two native radio buttons that look like one switch. */
export function DurationSwitch({ value, onChange }: DurationSwitchProps) {
  const t = useTexts(texts);
  return (
    <fieldset className="bl-switch">
      <legend className="bl-switch__legend">{t('duration.legend')}</legend>
      <div className="bl-switch__row">
        {PLAN_DURATIONS.map((duration) => (
          <label key={duration} className="bl-switch__choice">
            <input
              type="radio"
              name="plan-duration"
              value={duration}
              checked={duration === value}
              onChange={() => onChange(duration)}
            />
            <span>{t(`duration.${duration}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
