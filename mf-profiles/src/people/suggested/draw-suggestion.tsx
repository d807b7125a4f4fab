import type { SuggestedChoice } from 'shared-contracts/forms/use-suggestions';
import './suggested.css';

/** A suggestion with the other script and what tells namesakes apart, quieter. */
export function drawSuggestion({ text, about }: SuggestedChoice) {
  return (
    <span>
      <span>{text}</span> <span className="pf-choice__about">{about}</span>
    </span>
  );
}
