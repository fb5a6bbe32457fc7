/** What the forms of the account pages share, whether one is signed in or not. */
export const accountForms = {
  name: 'Name',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  atLeast: (characters: number) => `At least ${characters} characters`,

  missing: 'Please fill this in.',
  noAddress: 'Please enter an e-mail address, such as ada@example.com.',
  tooShort: (least: number) => `Please use at least ${least} characters.`,

  saving: 'Saving...',
  sending: 'Sending...',
  sendLink: 'Send me a link',
  mailSent: 'Your e-mail is on its way',
  passwordChanged: 'Your password has been changed',

  confirmation: {
    send: 'Send confirmation again',
    sendOnceMore: 'Send it again',
    sent: (email: string) => `Open the link in it to confirm ${email}.`,
  },
} as const
