/** Each round looks at these few among all letters. */
export const otherSideEmails = {
  name: '0021-other-side-emails',
  sql: `create index outgoing_mail_other_side on outgoing_mail (created_at) where template = 'letter-to-other-side';`,
};
