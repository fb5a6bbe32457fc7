import type { PolicyText } from '../page-text.ts'

export const terms: PolicyText = {
  tab: 'Terms and conditions · Makebelieve',
  description: 'What you may expect of Makebelieve, and what is expected of you.',
  changed: '2026-11-15',
  title: 'Terms and conditions',
  lead: 'What you may expect of us, and what we expect of you, in words that can be read.',
  sections: [
    {
      id: 'what-this-is',
      heading: 'What this is about',
      blocks: [
        'These terms hold between you and the people who run this Makebelieve server. By using it you agree to them. The software itself comes under the MIT licence, which has terms of its own.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Your account',
      blocks: [
        {
          list: [
            'Give an e-mail address that is yours, and keep your password to yourself.',
            'One person, one account. Accounts made by programs may be closed.',
            'If you are too young to agree to this in your country, ask your parents first.',
            'You can leave at any time: [your account](/account) has a button for it.',
          ],
        },
      ],
    },
    {
      id: 'what-is-yours',
      heading: 'What is yours',
      blocks: [
        'What you make here is yours. We claim no rights to it. You may use, change, sell and give away your games, also the code.',
        'Inside are pictures and machinery that belong to others and come under free licences. The top of each exported game names them; some, such as Game Icons under CC BY 3.0, ask to be named wherever the game is shown. Other people may get a similar game from similar words, and that is theirs.',
        'What you type must be yours to use. You cannot get rights to a name or a figure that belongs to someone else by putting it into a prompt.',
      ],
    },
    {
      id: 'publishing',
      heading: 'Publishing',
      blocks: [
        'When you publish a creation, you allow us to show it here with your name, to everybody, and you allow others to play it and to remix it: to make a copy of their own and change it. A remix says what it began as. You can take a creation back at any time; remixes that exist by then stay with those who made them.',
      ],
    },
    {
      id: 'not-allowed',
      heading: 'What is not allowed',
      blocks: [
        {
          list: [
            'Publishing what is against the law, what shows children in a sexual way, what calls for hate or violence against people, or what makes someone small who did nothing to deserve it.',
            'Games that pretend to be something else in order to get at passwords, money or data.',
            'Publishing what you have no right to publish.',
            'Attacking the server, getting around limits or credits, or making accounts to do so.',
            'Taking up so much of the server that others have none. The limits of the API are there for that.',
          ],
        },
        'If you see such a thing, [report it](/contact?topic=report). We may take a creation off the shelf or close an account. If it was yours, we tell you why, unless the law forbids it, and you can answer.',
      ],
    },
    {
      id: 'credits',
      heading: 'Credits and plans',
      blocks: [
        'Making costs credits. They are held when you start, and spent only when the result has passed its proof. A free account is filled up to 2000 credits in each calendar month. Credits are no money: they cannot be paid out, sold or given to another account.',
        'Pro and Studio are not sold yet. When they are, you see the price and confirm it before anything is charged. The [refund policy](/policies/refund-policy) says when credits come back.',
      ],
    },
    {
      id: 'what-a-proof-is',
      heading: 'What a proof is, and what it is not',
      blocks: [
        'A proof shows that bots have won and lost a game, that its controls work, that it runs without errors for minutes, and that the listed wishes were seen in it. It does not show that a game is fun, that its facts are right, or that it fits your class. Look at it before you hand it to others. Code that you saved as unproven has no proof at all, and says so.',
      ],
    },
    {
      id: 'no-guarantee',
      heading: 'What we cannot promise',
      blocks: [
        'We do our best to keep this server running and your work safe. We cannot promise that it never fails. Export what matters to you. As far as the law allows, we are liable only for damage that we caused on purpose or by gross negligence. Rights that the law gives you as a consumer are not touched by this.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and the end',
      blocks: [
        'When these terms change, the date at the top changes. If a change takes something away from you, we say so here before it holds. If this server is ever to be closed, we say so on its first page early enough for you to export your work.',
      ],
    },
  ],
  next: [
    { to: '/policies/privacy-policy', title: 'Privacy policy', text: 'What is stored about you.' },
    { to: '/policies/refund-policy', title: 'Refund policy', text: 'When credits come back: by themselves.' },
    { to: '/contact', title: 'Contact', text: 'Ask before you agree to something unclear.' },
  ],
}
