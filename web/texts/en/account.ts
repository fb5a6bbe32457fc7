/** What the page says on which members look after their account. */
export const account = {
  tab: 'Account · Makebelieve',
  description: 'Your name, e-mail, password, sessions and tokens, and how to delete your account.',
  title: 'Account',
  whoAndPlan: (name: string, plan: string) => `${name} · ${plan} plan`,

  profile: {
    title: 'Profile',
    about: 'Others see this name next to what you publish.',
    submit: 'Save name',
    saved: 'Your name is saved',
  },

  email: {
    title: 'E-mail',
    about: 'You sign in with it, and we write to you there.',
    confirmed: 'confirmed',
    notConfirmed: 'not confirmed',
    submit: 'Change address',
    busy: 'Sending the e-mail...',
    /** Follows the name of the field. */
    sameAsBefore: 'is already your address.',
    look: 'Check your inbox',
    openLink: (email: string) => `Open the link we sent to ${email} in this browser.`,
    newAddress: 'New address',
    twoMails:
      "We'll e-mail your current address to make sure it's you, then your new one. Nothing changes until you've confirmed both here.",
    oneMail: "We'll e-mail your new address. Nothing changes until you've confirmed it here.",
  },

  password: {
    title: 'Password',
    about: 'Long is better than complicated.',
    submit: 'Change password',
    busy: 'Changing...',
    signedOut: "You're signed out everywhere else.",
    current: 'Current password',
    elsewhere:
      'This signs you out everywhere else, so anyone with your old password loses access right away. Your tokens keep working.',
    none: (email: string) =>
      `You sign in with another service, so this account has no password. To set one, use the "forgot password" link: we'll e-mail it to ${email}.`,
    choose: 'Use the link in it to choose a password.',
  },

  sessions: {
    title: "Where you're signed in",
    about: "See something you don't recognise? End it and change your password.",
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    unknownAddress: 'Unknown address',
    thisDevice: 'this device',
    now: 'here now',
    lastSeen: (ago: string) => `last seen ${ago.toLowerCase()}`,
    end: 'End session',
    endOf: (device: string) => `End session on ${device}`,
    ended: (device: string) => `${device} is signed out`,
  },

  administrator: {
    title: 'Administrator',
    about:
      "This address can administer the server once you've confirmed it, either with the e-mail we sent or with the code the server printed when it started.",
    label: 'Code from the terminal',
    hint: 'Sixteen letters and digits. It works once, until the server restarts.',
    submit: 'Enter code',
    busy: 'Checking...',
    done: "You're an administrator",
  },

  deletion: {
    title: 'Danger zone',
    about:
      "Deleting your account also deletes your creations, their files and your credits. This can't be undone.",
    button: 'Delete account',
    question: 'Delete your account?',
    goes: 'All of this is deleted immediately and for good:',
    losses: [
      'your account, every session and every token',
      'your creations and all their files, including published ones',
      'your credits, including any you paid for',
    ],
    password: 'Your password',
    submit: 'Delete everything',
    busy: 'Deleting...',
    cancel: 'Cancel',
    done: 'Your account is deleted',
  },
} as const
