import type { Feature } from 'shared-contracts/calls/content';
import { useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { Picture } from '../picture.tsx';

/** The blocks in their order, and below them the one step that follows: to join, or to the profiles. */
export function FeatureBlocks({ features }: { features: readonly Feature[] }) {
  const text = useTexts(texts);
  const isMember = useSession() !== null;
  return (
    <>
      <ul className="ct-features">
        {features.map(({ id, title, text: words, image }, index) => (
          <li key={id} className="ct-feature">
            <div className="ct-feature__picture">
              <Picture src={image} first={index === 0} />
            </div>
            <div className="ct-feature__words">
              <h2 className="ct-feature__title">{title}</h2>
              <p className="ct-feature__text">{words}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="ct-features__next">
        {isMember ? (
          <ButtonLink variant="primary" href={routes.profiles.href()}>
            {text('blogs.noneAction')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={routes.signup.href()}>
            {text('features.join')}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
