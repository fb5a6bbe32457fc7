import type { PolicyText } from '../page-text.ts'

export const cookies: PolicyText = {
  tab: 'Cookies · Makebelieve',
  description: 'The complete list of cookies and other data your browser keeps for Makebelieve.',
  changed: '2026-11-15',
  title: 'Cookies',
  lead: "Here's the complete list. Everything on it is needed for something you asked for, so there's no banner to click away. Nothing follows you to other sites.",
  sections: [
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        'If you only look around and play, you get no cookie at all.',
        {
          table: {
            caption: 'Cookies, all of them set by this site only',
            head: ['Name', 'What for', 'When', 'How long'],
            rows: [
              [
                '`theme`',
                'Remembers light or dark',
                'When you choose one',
                'One year; choosing “Like my device” deletes it',
              ],
              [
                '`makebelieve.session_token`',
                'Keeps you signed in, or keeps what you made as a guest yours. Scripts can’t read it',
                'When you sign in, or make something without an account',
                'Seven days after your last visit, or until you sign out; for a guest, one day',
              ],
              [
                '`makebelieve.state`',
                "Makes sure it's you coming back from Google or GitHub",
                'When you sign in with either',
                'Five minutes',
              ],
            ],
          },
        },
        'If this site uses an encrypted address, the last two names start with `__Secure-`.',
      ],
    },
    {
      id: 'storage',
      heading: 'What else your browser keeps',
      blocks: [
        "These stay in your browser and aren't sent to us.",
        {
          table: {
            caption: 'Local storage',
            head: ['Name', 'What for'],
            rows: [
              ['`newPrompt`', "Carries your prompt from the home page to the workspace, where it's removed"],
              ['`game-chat`, `game-chat:…`', 'Which chat was open, its name, and how much of it you cleared'],
              ['`model-chat`', 'The 3D model chat you last had open'],
              ['`environment-chat`', 'The environment chat you last had open'],
              ['`generationSettings.…`', 'Your advanced settings'],
              ['`makebelieve.muted`', 'Whether creations are muted'],
              [
                '`makebelieve.save.…`',
                'Best scores, progress and settings for the last 40 creations you opened',
              ],
              ['`react-resizable-panels:…`', 'How wide you made the workspace panes'],
            ],
          },
        },
        {
          table: {
            caption: 'Session storage, gone when you close the tab',
            head: ['Name', 'What for'],
            rows: [['`react-router-scroll-positions`', 'Where you were on a page, so you can go back to it']],
          },
        },
      ],
    },
    {
      id: 'saying-no',
      heading: 'Saying no',
      blocks: [
        'You can delete or block all of this in your browser settings. Reading and playing still work. Signing in needs its cookie; without the rest, the site forgets your choices when you leave.',
      ],
    },
    {
      id: 'other-companies',
      heading: 'Third-party cookies',
      blocks: [
        'There are none. These pages load nothing from other servers: no fonts, no counters, no buttons. If you sign in with Google or GitHub, you visit their site, and their rules apply there.',
      ],
    },
  ],
  next: [
    { to: '/policies/privacy-policy', title: 'Privacy policy', text: 'What we store on the server.' },
    { to: '/policies/ad-policy', title: 'Ad policy', text: 'A short page, because there are no ads.' },
    { to: '/contact?topic=account', title: 'Contact', text: "Tell us if something's missing here." },
  ],
}
