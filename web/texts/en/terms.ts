import type { PolicyText } from '../page-text.ts'

export const terms: PolicyText = {
  tab: 'Terms and conditions · Makebelieve',
  description: 'What you can expect from Makebelieve, and what we expect from you.',
  changed: '2026-11-15',
  title: 'Terms and conditions',
  lead: 'What you can expect from us, and what we expect from you, in plain words.',
  sections: [
    {
      id: 'what-this-is',
      heading: 'What this is about',
      blocks: [
        'These terms are between you and the people who run this Makebelieve server. By using it, you agree to them. The software itself comes under the MIT licence, which has its own terms.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Your account',
      blocks: [
        {
          list: [
            'Use your own e-mail address, and keep your password to yourself.',
            'One person, one account. We may close accounts made by programs.',
            "If you're too young to agree to this in your country, ask your parents first.",
            'You can leave at any time: [your account](/account) has a button for it.',
          ],
        },
      ],
    },
    {
      id: 'what-is-yours',
      heading: 'What is yours',
      blocks: [
        'What you make here is yours. We claim no rights to it. You can use, change, sell and give away your games, including the code.',
        'They contain pictures and code that belong to others and come under free licences. Each exported game lists them at the top; some, such as Game Icons under CC BY 3.0, ask to be credited wherever the game is shown. Other people may get a similar game from similar words, and that one is theirs.',
        "What you type must be yours to use. Putting someone else's name or character into a prompt doesn't give you rights to it.",
      ],
    },
    {
      id: 'publishing',
      heading: 'Publishing',
      blocks: [
        'When you publish a creation, you allow us to show it here to everyone, with your name, and you allow others to play it and remix it: to make their own copy and change it. A remix says where it came from. You can take a creation back at any time; remixes that already exist stay with the people who made them.',
      ],
    },
    {
      id: 'not-allowed',
      heading: "What's not allowed",
      blocks: [
        {
          list: [
            'Publishing anything illegal, anything that sexualises children, anything that calls for hatred or violence against people, or anything that bullies or humiliates someone.',
            'Games that pretend to be something else to get at passwords, money or data.',
            'Publishing anything you have no right to publish.',
            'Attacking the server, getting around limits or credits, or making accounts to do so.',
            "Using so much of the server that there's none left for others. That's what the API limits are for.",
          ],
        },
        "If you see something like this, [report it](/contact?topic=report). We may take down a creation or close an account. If it's yours, we'll tell you why, unless the law forbids it, and you can reply.",
      ],
    },
    {
      id: 'credits',
      heading: 'Credits and plans',
      blocks: [
        "Creating costs credits. We hold them when you start and spend them only when the result passes its proof. Each calendar month, we top up a free account to 2000 credits. Credits aren't money: they can't be paid out, sold or given to another account.",
        "Pro and Studio aren't on sale yet. When they are, you'll see the price and confirm it before you're charged anything. The [refund policy](/policies/refund-policy) says when credits come back.",
      ],
    },
    {
      id: 'what-a-proof-is',
      heading: "What a proof is, and what it isn't",
      blocks: [
        "A proof shows that bots have won and lost a game, that its controls work, that it runs for minutes without errors, and that the wishes listed as met were seen in it. It doesn't show that a game is fun, that its facts are right, or that it suits your class. Look it over before you pass it on. Code you saved as unproven has no proof at all, and says so.",
      ],
    },
    {
      id: 'no-guarantee',
      heading: "What we can't promise",
      blocks: [
        "We do our best to keep this server running and your work safe, but we can't promise it will never fail. Export what matters to you. As far as the law allows, we're only liable for damage we cause on purpose or through gross negligence. This doesn't affect your legal rights as a consumer.",
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and closing down',
      blocks: [
        "When these terms change, so does the date at the top. If a change takes something away from you, we'll say so here before it takes effect. If this server ever closes, we'll say so on the home page early enough for you to export your work.",
      ],
    },
  ],
  next: [
    { to: '/policies/privacy-policy', title: 'Privacy policy', text: 'What we store about you.' },
    { to: '/policies/refund-policy', title: 'Refund policy', text: 'When credits come back, automatically.' },
    { to: '/contact', title: 'Contact', text: 'Not sure about something? Ask first.' },
  ],
}
