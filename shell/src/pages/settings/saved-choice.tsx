import { useChoice } from 'shared-contracts/behaviour/use-choice';
import { CheckboxField } from 'shared-contracts/ui/core';

interface SavedChoiceProps {
  readonly label: string;
  /** What follows from it. */
  readonly text: string;
  /** As the server has it. */
  readonly kept: boolean;
  readonly saving: Parameters<typeof useChoice<boolean>>[1];
}

/** A checkbox that is saved at once. */
export function SavedChoice({ label, text, kept, saving }: SavedChoiceProps) {
  const { chosen, choose } = useChoice(kept, saving);
  return (
    <div>
      <CheckboxField
        label={label}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
      />
      <p className="shell-fine">{text}</p>
    </div>
  );
}
