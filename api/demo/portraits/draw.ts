import { drawBackdrop } from './backdrops.ts';
import { drawBeard, drawMoustache } from './beard.ts';
import { mensClothes } from './clothing-men.ts';
import { womensClothes } from './clothing-women.ts';
import { greyHair, light, mix, shade } from './colour.ts';
import { drawEyes } from './eyes.ts';
import { drawGlasses } from './glasses.ts';
import { mensHair } from './hair-men.ts';
import { openHair, womensHair } from './hair-women.ts';
import { drawHead, drawMole, drawYears, headShape } from './head.ts';
import { drawHeadwear } from './headwear.ts';
import { drawHeadJewels, drawNecklace } from './jewellery.ts';
import { drawMouth, drawNose } from './mouth.ts';
import { patternDefinition } from './patterns.ts';
import type { Face, Look, Portrait } from './spec.ts';
import { clipped, n, path } from './svg.ts';
import { drawNeck } from './torso.ts';

/** Draws one portrait as an SVG document of 480 x 600 units. */
export function drawPortrait({ face, look }: Portrait): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="960" height="1200">`,
    definitions(face, look),
    drawBackdrop(look),
    person(face, look),
    '</svg>',
  ].join('');
}

/** Draws a person without anything behind, to stand in a scene of 480 x 600 units. */
export function drawFigure({ face, look }: Portrait): string {
  return definitions(face, look) + person(face, look);
}

function person(face: Face, look: Look): string {
  const shape = headShape(face);
  const hair = face.gender === 'female' ? womensHair(face, shape, look) : mensHair(face, shape);
  const clothes = face.gender === 'female' ? womensClothes(face, look) : mensClothes(look);
  const jewels = drawHeadJewels(look, shape, openHair(face));
  const head = (content: string): string =>
    `<g transform="rotate(${n(look.tilt)} 240 330)">${content}</g>`;
  const features = (content: string, share = 1): string =>
    `<g transform="translate(${n(look.turn * share)} 0)">${content}</g>`;

  return [
    `<g transform="${framing(look)}">`,
    head(hair.back),
    `<g transform="translate(0 ${face.gender === 'female' ? -11 : -9})">`,
    drawNeck(face, shape.outline),
    clothes.body,
    drawNecklace(look),
    '</g>',
    head(
      [
        drawHead(face, shape, look.turn),
        features(drawBeard(face, shape), 0.4),
        features(drawYears(face, shape)),
        features(drawMouth(face, shape)),
        features(drawNose(face, shape), 1.5),
        features(drawMoustache(face, shape)),
        features(drawEyes(face, shape)),
        drawMole(face, shape),
        hairShadow(face, shape.outline, hair.front),
        jewels.behindHair,
        hair.front,
        features(drawGlasses(face, shape)),
        jewels.face,
        jewels.ears,
        drawHeadwear(look, shape),
      ].join(''),
    ),
    look.outfit === 'saree-head' ? '' : hair.over,
    clothes.over,
    '</g>',
  ].join('');
}

/** Brings the person closer; a turban needs more room above. */
function framing(look: Look): string {
  const scale = look.headwear === 'pheta' ? 1.1 : 1.22;
  const y = look.headwear === 'pheta' ? 372 : 318;
  return `translate(${n(240 * (1 - scale))} ${n(y * (1 - scale) + 14)}) scale(${scale})`;
}

/** The hair's own shape, moved down a little, as a shadow on the forehead. */
function hairShadow(face: Face, outline: string, front: string): string {
  const cap = /d="([^"]+)"/.exec(front)?.[1];
  if (cap === undefined) return '';
  const flipped = front.startsWith('<g') ? 'translate(480 7) scale(-1 1)' : 'translate(0 7)';
  return clipped(
    'brow',
    outline,
    path(cap, `fill="${face.skin.deep}" opacity="0.3" transform="${flipped}"`),
  );
}

function definitions(face: Face, look: Look): string {
  const tone = face.hairColor;
  const stop = (offset: number, color: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  return `<defs>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="fine" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.2"/></filter>
<linearGradient id="hair" x1="0" y1="0" x2="1" y2="0.7">${stop(0, light(tone, 0.14))}${stop(0.45, tone)}${stop(1, shade(tone, 0.4))}</linearGradient>
<linearGradient id="greying" gradientUnits="userSpaceOnUse" x1="150" y1="0" x2="330" y2="0">${stop(0, greyHair, 0.95)}${stop(0.16, mix(greyHair, tone, 0.4), 0.7)}${stop(0.34, tone, 0)}${stop(0.66, tone, 0)}${stop(0.84, mix(greyHair, tone, 0.5), 0.6)}${stop(1, greyHair, 0.8)}</linearGradient>
<linearGradient id="clothLight" gradientUnits="userSpaceOnUse" x1="90" y1="380" x2="400" y2="560">${stop(0, '#fff6e6', 0.22)}${stop(0.35, '#fff6e6', 0)}${stop(0.6, '#2a1020', 0)}${stop(1, '#2a1020', 0.34)}</linearGradient>
<radialGradient id="room" cx="0.42" cy="0.36" r="0.85">${stop(0, '#fffaf0', 0.5)}${stop(0.55, '#fffaf0', 0.06)}${stop(1, '#3a1420', 0.2)}</radialGradient>
${patternDefinition(look)}
</defs>`;
}
