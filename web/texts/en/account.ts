/** What the page says on which members look after their account. */
export const account = {
  tab: 'Account · Makebelieve',
  description: 'Your name, address, password, sessions and tokens, and the way out.',
  title: 'Account',
  whoAndPlan: (name: string, plan: string) => `${name} · ${plan} plan`,

  profile: {
    title: 'Profile',
    about: 'Others see your name beside what you publish.',
    submit: 'Save name',
    saved: 'Your name is saved',
  },

  email: {
    title: 'E-mail',
    about: 'You sign in with it, and our mails go there.',
    confirmed: 'confirmed',
    notConfirmed: 'not confirmed',
    submit: 'Change address',
    busy: 'Sending the mail...',
    /** Follows the name of the field. */
    sameAsBefore: 'is your address already.',
    look: 'Now look into your mail',
    openLink: (email: string) => `Open the link that goes to ${email}, in this browser.`,
    newAddress: 'New address',
    twoMails:
      'A mail goes to your current address, to be sure it is you, and then one to the new address. Nothing changes before you have confirmed both here.',
    oneMail: 'A mail goes to the new address. Nothing changes before you have confirmed it here.',
  },

  password: {
    title: 'Password',
    about: 'Long is better than complicated.',
    submit: 'Change password',
    busy: 'Changing...',
    signedOut: 'You are signed out everywhere else.',
    current: 'Current password',
    elsewhere:
      'This signs you out everywhere else, so that whoever knows the old password is out at once. Your tokens stay.',
    none: (email: string) =>
      `You sign in with another service, so this account has no password. To set one, do as if you had forgotten it: we send a link to ${email}.`,
    choose: 'Choose a password with the link in it.',
  },

  sessions: {
    title: 'Where you are signed in',
    about: "End what you don't recognise, and change your password.",
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    unknownAddress: 'Unknown address',
    thisDevice: 'this device',
    now: 'here now',
    lastSeen: (ago: string) => `last seen ${ago.toLowerCase()}`,
    end: 'End session',
    endOf: (device: string) => `End session of ${device}`,
    ended: (device: string) => `${device} is signed out`,
  },

  administrator: {
    title: 'Administrator',
    about:
      'This address administers the server, once it is proven: by the mail that we sent to it, or by the code that the server printed when it started.',
    label: 'Code from the terminal',
    hint: 'Sixteen letters and digits. It works once, until the server starts again.',
    submit: 'Enter code',
    busy: 'Checking...',
    done: 'You are an administrator',
  },

  deletion: {
    title: 'Danger zone',
    about:
      "Deleting your account takes your creations, their files and your credits with it. It can't be undone.",
    button: 'Delete account',
    question: 'Delete your account?',
    goes: 'All of this goes at once, for good:',
    losses: [
      'your account, every session and every token',
      'your creations with all their files, published ones too',
      'your credits, also those you paid for',
    ],
    password: 'Your password',
    submit: 'Delete everything',
    busy: 'Deleting...',
    cancel: 'Cancel',
    done: 'Your account is deleted',
  },
} as const
