import type { PolicyText } from '../page-text.ts'

export const privacy: PolicyText = {
  tab: 'Privacy policy · Makebelieve',
  description: 'What Makebelieve stores about you, why, for how long, and how to get rid of it.',
  changed: '2026-11-16',
  title: 'Privacy policy',
  lead: 'What we store about you, why, for how long, and how to get rid of it. We wrote this by going through our database table by table.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          list: [
            'You can look around, play and read without an account.',
            'There are no trackers, no ads and no third-party analytics.',
            'What you make is private until you publish it.',
            'You can delete your account yourself, and everything in it goes too.',
          ],
        },
      ],
    },
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      blocks: [
        'Makebelieve is open-source software that anyone can run. The people who run this server are responsible for your data. Reach them through the [contact form](/contact?topic=account).',
      ],
    },
    {
      id: 'visitors',
      heading: "When you're just looking around",
      blocks: [
        {
          list: [
            "**The log** has a line for each request: what was asked for, how it was answered, how long it took, and a random number. It doesn't include your network address.",
            "**Views** of a published creation count once an hour for each visitor. For that hour we keep a keyed hash of your network address. It's different for each creation, so nobody can tell from it who you are or what else you've looked at. Then it's gone.",
            '**Pictures** you had drawn for 3D models without an account are kept for a day, along with the words behind them. For an hour we also keep a keyed hash of your network address, so nobody has too many drawn.',
            '**What you make without an account** is kept for a day with your words, and with any picture you uploaded, under an ID that says nothing about you. Sign up within that day and it stays yours. For an hour we count by network address, so nobody makes too many.',
            '**Your browser** keeps a few things for itself. They are listed in [cookies](/policies/cookies).',
          ],
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'When you have an account',
      blocks: [
        {
          table: {
            caption: 'What we store about an account',
            head: ['What', 'Why', 'How long'],
            rows: [
              [
                'Your name and e-mail address, and whether the address is confirmed',
                'To know who you are and to write to you',
                'As long as you have the account',
              ],
              [
                "Your password, as a hash that can't be reversed",
                'To let you in, and nobody else',
                'As long as you have the account',
              ],
              [
                'If you sign in with Google or GitHub: your ID and picture there, and the keys the service gives us',
                'To let you in',
                'As long as you have the account',
              ],
              [
                'Sessions: when they started and end, network address, type of browser',
                "To keep you signed in, and to show you where you're signed in",
                'Valid for seven days after your last visit. Deleted when you sign out, end the session in your account, or delete the account',
              ],
              [
                "Tokens you create for scripts and agents: their names, hashes that can't be reversed, when they were created and last used, and when they expire",
                'To let your programs in, and to show you which ones have used them',
                'Until you revoke the token, replace a forgotten password, or delete the account. Expired ones are deleted when you create another',
              ],
              [
                'If you bring your own AI key: the key, encrypted, its last four characters, its provider and your model',
                'To call that provider for you, and for nobody else',
                'Until you remove it or delete the account',
              ],
              [
                'Links for confirming an address or setting a new password, and the address you want to change to',
                "To be sure it's you",
                'Valid for one hour',
              ],
              [
                'How often a network address has tried to sign in',
                'To stop password guessing',
                'Overwritten with each new attempt',
              ],
              [
                'Your plan, and every credit that came and went',
                'So you can check it: see your statement',
                'As long as you have the account',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'creations',
      heading: 'What you make',
      blocks: [
        {
          table: {
            caption: 'What we store about creations',
            head: ['What', 'Why', 'How long'],
            rows: [
              [
                'Prompts, chats, plans, versions and their files',
                "They're your work",
                'Until you delete the creation or the account',
              ],
              [
                'Runs: what you asked for, the steps, the cost, and how they ended',
                'To pick up again after a lost connection, and as a record of what you paid',
                'As long as you have the account',
              ],
              [
                'If an AI service takes part: when it was called, which one, how long it took, how many tokens it used, what went wrong, and whether the result was proven. None of the words',
                'To stay within daily limits, and to see how the services perform',
                "The figures stay. When you delete your account, they're no longer linked to you",
              ],
              [
                'What an Agent has said and written so far',
                'To pick up again after the server restarts',
                'Until the run ends',
              ],
              ['Code you ran without saving', 'To put it on the stage', 'One hour'],
              [
                'Pictures you had drawn for 3D models or uploaded, along with the words behind them',
                'To change them, and to make models and environments from them',
                "The newest 200, until you delete the account; a visitor's picture for one day",
              ],
              [
                'What you publish: its name and description, your name, date, views, likes, and the prompt if you choose to show it',
                'To show it',
                'Until you delete it',
              ],
              [
                'What you liked, and what you remixed',
                'To count likes, and to say where a remix came from',
                'Until you take it back or delete the account',
              ],
              [
                'Entries in the game jam, and who won',
                'To count the votes and name the winners',
                "As long as you have the account. A deleted game is no longer shown; a winner's name stays in the list of past weeks",
              ],
              [
                'If an administrator takes something down: when, and what they told you',
                'So you know why',
                'As long as you have the account',
              ],
            ],
          },
        },
        'When you delete a creation, its files, plans and prompts go with it; when you delete the last game in a chat, so do the messages. The record of its runs stays until you delete your account, as proof of what you paid: when they ran, what they cost, and the words you sent.',
      ],
    },
    {
      id: 'messages',
      heading: 'When you write to us',
      blocks: [
        'The [contact form](/contact) stores your name, address, topic and message, and e-mails them to the people who run this server. After a year, the stored message is deleted when the next one arrives. For one hour we also keep a keyed hash of your network address, so nobody sends too many. If you were signed in, the message is deleted along with your account.',
        "E-mails this server sends wait in a queue. They're removed from it a week after they were sent.",
      ],
    },
    {
      id: 'reports-and-quotes',
      heading: 'Reports and quotes',
      blocks: [
        "**When you report a creation**, we keep the reason and your words until someone has made a decision. A keyed hash tells us whether you've reported it before; another, kept for an hour, makes sure nobody sends too many. If you were signed in, the report is deleted along with your account.",
        "**If you let us quote you** on the home page, we keep your words, your name, what you do, and how you agreed. [Tell us](/contact?topic=account) and we'll take it down.",
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else can see it',
      blocks: [
        {
          list: [
            '**Everyone:** what you publish, with your account name. Your e-mail address is never shown.',
            '**Administrators** of this server can see creations, reports and messages, to keep things running properly.',
            '**Google or GitHub**, if you sign in with them, learn that you did.',
            "**AI services:** the built-in engine runs on this server and sends nothing to anyone. If the people who run it connect a service, or you bring your own key, your prompt goes there to be worked on, along with the design or code of what you're changing and what the proof saw of it. Your name and address don't.",
            '**Infrastructure providers:** the mail server and the storage this server uses.',
          ],
        },
        "Nobody buys data from us, because we don't sell any.",
      ],
    },
    {
      id: 'games-of-others',
      heading: "Other people's games",
      blocks: [
        "A game runs inside a closed frame. It can't see your cookies, your account or the page around it, and it can't send anything to other servers. Anything it remembers, such as a best score, stays in your browser.",
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          list: [
            '**See and correct:** your name, address, sessions, tokens and AI key are in [your account](/account), your credits in your [statement](/credits).',
            '**Take it with you:** you can export every creation.',
            '**Delete:** a creation from its menu; your account and everything in it at the bottom of [your account](/account).',
            "**Ask or complain:** use the [contact form](/contact?topic=account). You can also contact your country's data protection authority.",
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        "Children can play and read here without an account. To have an account they need a parent's consent, where their country's law requires it. In schools, a teacher can make games with a class from one account.",
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: ['If we ever store anything else, this page changes first, with a new date at the top.'],
    },
  ],
  next: [
    { to: '/policies/cookies', title: 'Cookies', text: 'What your browser keeps, name by name.' },
    { to: '/account', title: 'Your account', text: 'Change it, see your sessions, or leave.' },
    { to: '/contact?topic=account', title: 'Contact', text: 'Ask what we keep about you.' },
  ],
}
