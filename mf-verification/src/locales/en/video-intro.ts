import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Words of the page of the video introduction. */
export const introTexts = defineTexts('mf-verification.video-intro', {
  title: 'Video introduction',
  intro:
    'A minute in your own voice says more than a page of facts. Everyone who can see your photos can see it; visitors never can.',
  wait: 'Your video introduction is on its way',
  failed: 'Your video introduction did not load',

  'home.label': 'Your introduction',
  'home.kept': {
    one: '{count} second. The one you have stays until you use the new one.',
    other: '{count} seconds. The one you have stays until you use the new one.',
  },
  'home.again': 'Record a new one',
  'home.remove': 'Remove',
  'home.removeTitle': 'Remove your video introduction?',
  'home.removeText': 'It is deleted for good. You can record a new one at any time.',
  'home.removed': 'Your video introduction is removed',
  'home.unplayable': 'This browser cannot play it. Others may.',

  'begin.title': 'Say namaste',
  'begin.text':
    'It need not be perfect. Sit where there is light on your face, and talk as you would to a guest.',
  'begin.record': 'Record with the camera',
  'begin.choose': 'Choose a video',
  'begin.chooseHint': 'MP4, MOV or WebM, a minute at most.',
  'begin.score': 'Earns +5 profile score',

  'prompts.title': 'What families like to hear',
  'prompts.name': 'Your name, and where home is',
  'prompts.work': 'What you do, and what you like about it',
  'prompts.family': 'Who is in your family',
  'prompts.free': 'How you spend a free Sunday',
  'prompts.hope': 'Who you hope to meet',

  'camera.waiting': 'Waiting for your camera. Your browser asks whether this page may use it.',
  'camera.label': 'Picture of your camera',
  'camera.start': 'Start',
  'camera.stop': 'Stop',
  'camera.mirror': 'Show me as in a mirror. Others always see you the right way round.',
  'camera.countdown': 'Recording begins in {count}',
  'camera.left': { one: '{count} second left', other: '{count} seconds left' },
  'camera.recording': 'Recording',
  'camera.cancel': 'Back without recording',
  'camera.refused': 'The camera is not allowed here',
  'camera.refusedText':
    'Allow camera and microphone for this site: the icon beside its address leads there. Or record with another app and choose the video here.',
  'camera.missing': 'No camera was found',
  'camera.missingText': 'Record on your phone, or choose a video that you have.',
  'camera.taken': 'Another app is using the camera',
  'camera.takenText': 'Close that app and try again, or choose a video that you have.',
  'camera.unable': 'This browser cannot record',
  'camera.unableText': 'Record with your phone’s camera and choose the video here.',
  'camera.tooShort': 'That was too short to see anything. Please try again.',

  'review.label': 'Your video, not sent yet',
  'review.use': 'Use this video',
  'review.again': 'Record again',
  'review.other': 'Choose another',
  'review.drop': 'Throw it away',
  'review.dropTitle': 'Throw this video away?',
  'review.dropText': 'It was not sent and is nowhere else.',
  'review.webm':
    'This browser makes a kind of video that plays on computers, on Android phones and on iPhones since iOS 17.4.',

  'prepare.reading': 'Looking at your video',
  'prepare.converting': 'Making it small enough for a phone: {percent} %',
  'prepare.tooLong': 'This video is {length} long; a minute is the most.',
  'prepare.firstMinute': 'Use the first minute',
  'prepare.unreadable':
    'This file is not a video that we can read. Please choose an MP4, MOV or WebM.',
  'prepare.tooLarge':
    'This video is larger than {most} MB, and this browser cannot make it smaller.',
  'prepare.codec':
    'Most phones cannot play this kind of video, and this browser cannot change it. Please record it here, or save it as MP4 (H.264).',

  'send.label': 'Sending your video: {percent} %',
  'send.done': 'Your video introduction is saved',
  'send.failed': 'Your video was not sent. It is still here.',
  'send.offline': 'It continues as soon as you are back online.',
});
