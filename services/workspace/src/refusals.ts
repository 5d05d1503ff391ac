import { refusalCatalogue } from '@cotta/kit/model/decider/refusal-catalogue.js';

/** Every "no" of this service: code and meaning. */
export const { no, refusals } = refusalCatalogue({
  APPROVAL_STANDS:
    'The client approved this with the draft: it goes to the office as it is, so nothing of it is added, exchanged or taken away.',
  TICKET_OF_CLIENT: 'A client asks this, not the other side of a case: answer it here.',
  KEPT_IN_CASE: 'The other side of a case wrote this: answer it on the page of that case.',
  TOO_LATE: 'A resolved ticket can be reopened for {days} days; please open a new one.',
  TOO_EARLY: 'A ticket is closed {days} days after it was resolved.',
  'TOO_EARLY.waiting': 'The customer has not had the word for {days} days yet.',
  TOO_MANY_QUESTIONS:
    'We have three questions of this address from the last hour; we answer them by e-mail. Write again later, or reply to our e-mail.',
  TASK_NOT_OPEN: 'The task is done already.',
  TASK_TAKEN: 'A colleague has it already. Ask for it, or assign it with a reason.',
  SNOOZE_IN_PAST: 'Choose a time that is still to come.',
  SNOOZE_PAST_PROMISE: 'It is promised for {until}: it cannot be out of sight longer than that.',
  PROMISE_STANDS:
    'The client was told this time. Move the promise with a reason, and the client is told before it breaks.',
  PROMISE_BROKEN: 'The time went by: it cannot be moved any more. Write to the client and do it now.',
  PROMISE_NOT_LATER: 'The new time has to be later than what was said.',
  DONE_BY_ITS_CAUSE: 'This is done by doing it: it ends by itself on the page of what it is about.',
  NOT_YOUR_ABSENCE: 'You say when you are away; for a colleague an admin does.',
  NOT_YOUR_PROFILE: 'You say this of yourself; for a colleague an admin does.',
  LINK_NEEDED: 'Open the link at the end of one of our letters: it says whose letters it is about.',
  'LINK_NEEDED.feedback': 'Open the link of our e-mail that asks how we did: it says which work it is about.',
  FEEDBACK_GIVEN: 'You have answered this e-mail already. You can still add what you want to say.',
  OWN_DEPUTY: 'Somebody else stands in for you.',
  NOT_YOUR_VIEW: 'Only whoever saved this view changes it; save one of your own.',
  NOBODY_LEFT:
    'Nobody is left for “{work}” at {office} on {day}. Say who stands in, or let a colleague do it too.',
  SECOND_LOOKS_LEFT:
    'At least two others have to be left who give second looks, one of them a lawyer: otherwise what one of them enters is confirmed by nobody. Give the right to a colleague first.',
  NO_SECOND_LOOKS: 'This is a second look, and this colleague gives none. Choose somebody who does.',
  UNKNOWN_TEXT:
    'No text and no record of the public site is called that. Open the list of texts anew and choose one of them.',
  'UNKNOWN_TEXT.version':
    'That is no version of a text as the site shows it. Open the list of texts anew and read the text from there.',
  NOTHING_CHANGED: 'This holds already: change something first.',
  ABSENCE_ENDS_FIRST: 'The absence ends before it begins.',
  TOO_MANY_WEBHOOKS: 'An account has at most {most} webhooks. Remove one that is not needed any more.',
  DOCUMENT_TAKEN: 'The document belongs to something else.',
  'DOCUMENT_TAKEN.now': 'The document belongs to something by now.',
  RETAINED: 'The law makes us keep documents of this type.',
  ALREADY_SEEN: 'It was seen already; write a new one.',
  'ANSWER_IT.done': 'A verification is done once the report is approved or dismissed.',
  'ANSWER_IT.waiting': 'A client waits for this verification: answer it.',
  BRAND_PICTURE_TYPE: 'A PDF cannot be compared with pictures. Save it as PNG, JPEG or WebP and upload that.',
  PICTURE_CORRUPT: 'The picture cannot be read. Upload it again, or save it anew as PNG or JPG.',
  PICTURE_ANIMATED: 'The picture moves. Upload one still picture.',
  PICTURE_CMYK: 'The picture has the colours of a printing press (CMYK). Save it in RGB and upload it again.',
  PICTURE_TOO_MANY_PIXELS:
    'The picture has more than 40 million pixels. Save it smaller and upload it again.',
});
