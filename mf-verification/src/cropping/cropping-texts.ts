import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Words of the cropper. */
export const croppingTexts = defineTexts('mf-verification.cropping', {
  area: 'Part that is kept. Arrow keys move the picture.',
  zoom: 'Zoom',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  help: 'Drag the picture, pinch to zoom.',
  turned: 'Turned to {degrees} degrees',
  wait: 'The picture is on its way',
  failed: 'The cropping tool did not load',
});
