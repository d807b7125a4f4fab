import type { Gender, MadeFor } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { Button, VisuallyHidden } from 'shared-contracts/ui/core';
import { signupTexts } from '../../locales/en/signup.ts';
import { answersFor, type Whom } from './signup-values.ts';

interface Props {
  /** The column that comes first. */
  readonly first: Gender;
  readonly onChoose: (whom: Whom) => void;
}

/** The first step: one tap names both for whom the profile is and bride or groom, and leads on. */
export function WhomStep({ first, onChoose }: Props) {
  const t = useTexts(signupTexts);
  const genders: readonly Gender[] = first === 'female' ? ['female', 'male'] : ['male', 'female'];
  return (
    <div className="shell-whom">
      <h2 className="shell-whom__title">{t('madeFor.legend')}</h2>
      <div className="shell-choices">
        {genders.map((gender) => (
          <div
            key={gender}
            className="shell-whom__column"
            role="group"
            aria-labelledby={`whom-${gender}`}
          >
            <h3 id={`whom-${gender}`}>{t(`gender.${gender}`)}</h3>
            {answersFor(gender).map((madeFor) => (
              <Button key={madeFor} block onClick={() => onChoose({ madeFor, gender })}>
                <Answer madeFor={madeFor} gender={gender} />
              </Button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Two answers read alike to the eye, which sees the column that they are in. */
function Answer({ madeFor, gender }: Whom) {
  const t = useTexts(signupTexts);
  return (
    <>
      <span>{t(`madeFor.${madeFor}`)}</span>
      {isOpen(madeFor) && <VisuallyHidden>{` ${t(`gender.${gender}`)}`}</VisuallyHidden>}
    </>
  );
}

/** Whether bride or groom is not said by the answer itself. */
function isOpen(madeFor: MadeFor): boolean {
  return madeFor === 'self' || madeFor === 'relative';
}
