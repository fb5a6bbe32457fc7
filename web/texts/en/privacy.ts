import type { PolicyText } from '../page-text.ts'

export const privacy: PolicyText = {
  tab: 'Privacy policy · Makebelieve',
  description: 'What Makebelieve stores about you, why, for how long, and how to get rid of it.',
  changed: '2026-11-16',
  title: 'Privacy policy',
  lead: 'What is stored about you, why, for how long, and how to get rid of it. It was written by going through the database table by table.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          list: [
            'You can look around, play and read without an account.',
            'There are no trackers, no advertisements and no analytics of other companies.',
            'What you make is private until you publish it.',
            'You can delete your account yourself, and everything of yours goes with it.',
          ],
        },
      ],
    },
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      blocks: [
        'Makebelieve is open-source software that anyone can run. Responsible for your data are the people who run this server. Reach them by the [contact form](/contact?topic=account).',
      ],
    },
    {
      id: 'visitors',
      heading: 'When you only look around',
      blocks: [
        {
          list: [
            '**The log** has a line for each request: what was asked for, how it was answered, how long it took, and a random number. It does not have your network address.',
            '**Views** of published creations count once an hour for each visitor. For that hour we keep a keyed hash made from your network address. It is another one for each creation, so nobody can read from it who you are or what else you looked at. Then it is forgotten.',
            '**Pictures** that you have drawn for 3D models without an account are kept for a day with the words behind them. For an hour we keep a keyed hash of your network address, so that nobody draws too many.',
            '**Environments** that you try without an account are kept for a day with your words, and with the picture if you lent one. The same keyed hash sees to it that nobody tries too many.',
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
            caption: 'What is stored about an account',
            head: ['What', 'Why', 'How long'],
            rows: [
              [
                'Name and e-mail address, and whether the address was confirmed',
                'To know you and to write to you',
                'As long as the account',
              ],
              [
                'Password, as a hash that cannot be turned back',
                'To let you in, and nobody else',
                'As long as the account',
              ],
              [
                'If you sign in with Google or GitHub: your number and picture there, and the keys the service gives us',
                'To let you in',
                'As long as the account',
              ],
              [
                'Sessions: when they began and end, network address, kind of browser',
                'To keep you signed in, and to show you where you are',
                'Valid for seven days after you were last here. Deleted when you sign out, end it in your account, or delete the account',
              ],
              [
                'Tokens that you make for scripts and agents: their names, hashes that cannot be turned back, when they were made and last used, and until when they hold',
                'To let your programs in, and to show you which do come in',
                'Until you revoke the token, replace a forgotten password, or delete the account. Expired ones go when you make another',
              ],
              [
                'If you bring an AI key of your own: the key, encrypted, its last four characters, its provider and your model',
                'To ask that provider for you, and for nobody else',
                'Until you remove it or delete the account',
              ],
              [
                'Links for confirming an address or a new password, and the address you want to change to',
                'To know that it is you',
                'Valid for one hour',
              ],
              [
                'How often a network address tried to sign in',
                'Against guessing passwords',
                'Overwritten with each new try',
              ],
              [
                'Your plan, and every credit that came and went',
                'So that you can check it: see your statement',
                'As long as the account',
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
            caption: 'What is stored about creations',
            head: ['What', 'Why', 'How long'],
            rows: [
              [
                'Prompts, chats, plans, versions and their files',
                'They are your work',
                'Until you delete the creation or the account',
              ],
              [
                'Runs: what was asked, their steps, what they cost, how they ended',
                'To go on after a broken connection, and as proof of what was paid',
                'As long as the account',
              ],
              [
                'If an AI service takes part: when it was asked, which one, how long it took, how many tokens it used, what went wrong, and whether the result was proven. None of the words',
                'To keep to the limits of a day, and to see how the services do',
                'The figures stay. Your account goes from them when you delete it',
              ],
              [
                'What an Agent has said and written so far',
                'To go on after a restart of the server',
                'Until the run ends',
              ],
              ['Code that you only tried', 'To put it on the stage', 'One hour'],
              [
                'Pictures that you had drawn for 3D models or brought along, with the words behind them',
                'To change them, and to make models and environments from them',
                'The newest 200, until you delete the account; the picture of a visitor for one day',
              ],
              [
                'What you published: its name and description, your name, date, views, likes, and the prompt if you choose to show it',
                'To show it',
                'Until you delete it',
              ],
              [
                'What you liked, and what you remixed',
                'To count it, and to name where a remix began',
                'Until you take it back or delete the account',
              ],
              [
                'Entries in the game jam, and who won',
                'To count the votes and to name the winners',
                'As long as the account. A deleted game is no longer shown; the name of one that won stays in the list of past weeks',
              ],
              [
                'If an administrator took it off the shelf: when, and what they told you',
                'So that you know why',
                'As long as the account',
              ],
            ],
          },
        },
        'Deleting a creation takes its files, plans and prompts, and with the last game of a chat its messages. What stays until you delete the account is the record of its runs, as proof of what was paid: when they ran, what they cost, and the words you sent.',
      ],
    },
    {
      id: 'messages',
      heading: 'When you write to us',
      blocks: [
        'The [contact form](/contact) stores your name, your address, the topic and your words, and mails them to the people who run this server. After one year the stored message is deleted with the next one that arrives. For one hour we also keep a keyed hash of your network address, so that nobody sends too many. If you were signed in, the message is deleted together with your account.',
        'Mails that this server sends wait in a queue. They are removed from it a week after they were sent.',
      ],
    },
    {
      id: 'reports-and-quotes',
      heading: 'Reports and quotes',
      blocks: [
        '**When you report a creation**, we keep the reason and your words until somebody has decided. A keyed hash tells whether you reported it before, and another one, for an hour, that nobody sends too many. If you were signed in, the report is deleted together with your account.',
        '**If you let us quote you** on the first page, we keep your words, your name, what you do, and how you agreed. [Tell us](/contact?topic=account), and we take it down.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else gets to see it',
      blocks: [
        {
          list: [
            '**Everybody:** what you publish, with the name of your account. Your e-mail address is never shown.',
            '**Administrators** of this server can see creations, reports and messages, to keep it in order.',
            '**Google or GitHub**, if you choose to sign in with them, learn that you did.',
            '**AI services:** the built-in engine works on this server and sends nothing to anyone. Should the people who run it connect a service, or should you bring a key of your own, the words of your prompt go there to be worked on, with the design or code of what you change and what the proof saw of it. Your name and address do not.',
            '**Those who provide the machines:** the mail server and the storage that this server uses.',
          ],
        },
        'Nobody buys data from us, because we do not sell any.',
      ],
    },
    {
      id: 'games-of-others',
      heading: 'Games of other people',
      blocks: [
        'A game plays inside a closed frame. It cannot see your cookies, your account or the page around it, and it cannot send anything to other servers. What it wants to remember, such as a best score, stays in your browser.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          list: [
            '**See and correct:** name, address, sessions, tokens and your AI key stand in [your account](/account), credits in your [statement](/credits).',
            '**Take with you:** every creation can be exported.',
            '**Delete:** a creation from its menu; the account, with everything in it, at the end of [your account](/account).',
            '**Ask or complain:** by the [contact form](/contact?topic=account). You may also turn to the data protection authority of your country.',
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'Children may play and read here without an account. For an account they need the consent of their parents, where the law of their country asks for it. In schools, a teacher can make games with a class from one account.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: ['When something else is stored, this page changes first, with a new date at the top.'],
    },
  ],
  next: [
    { to: '/policies/cookies', title: 'Cookies', text: 'What your browser keeps, name by name.' },
    { to: '/account', title: 'Your account', text: 'Change it, see your sessions, or leave.' },
    { to: '/contact?topic=account', title: 'Contact', text: 'Ask what is kept about you.' },
  ],
}
