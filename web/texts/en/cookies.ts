import type { PolicyText } from '../page-text.ts'

export const cookies: PolicyText = {
  tab: 'Cookies · Makebelieve',
  description: 'The whole list of cookies and other things your browser keeps for Makebelieve.',
  changed: '2026-11-15',
  title: 'Cookies',
  lead: 'The whole list. All of it is needed for something you asked for, so there is no banner to click away. Nothing here follows you to other sites.',
  sections: [
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        'A visitor who changes nothing and does not sign in gets no cookie at all.',
        {
          table: {
            caption: 'Cookies, all of them set by this site alone',
            head: ['Name', 'What for', 'When', 'How long'],
            rows: [
              [
                '`theme`',
                'Remembers light or dark',
                'When you choose one',
                'One year; choosing “as the device” deletes it',
              ],
              [
                '`makebelieve.session_token`',
                'Keeps you signed in. Scripts cannot read it',
                'When you sign in',
                'Seven days after you were last here, or until you sign out',
              ],
              [
                '`makebelieve.state`',
                'Makes sure that it is you who comes back from Google or GitHub',
                'When you sign in with one of them',
                'Five minutes',
              ],
            ],
          },
        },
        'Where this site has an encrypted address, the last two names begin with `__Secure-`.',
      ],
    },
    {
      id: 'storage',
      heading: 'What the browser keeps besides',
      blocks: [
        'These stay in your browser and are not sent to us.',
        {
          table: {
            caption: 'Local storage',
            head: ['Name', 'What for'],
            rows: [
              [
                '`newPrompt`',
                'Carries your words from the first page to the workspace, and is removed there',
              ],
              [
                '`game-chat`, `game-chat:…`',
                'Which chat was open, its name, and how much of it you cleared away',
              ],
              ['`model-chat`', 'The chat about 3D models that was open last'],
              ['`environment-chat`', 'The chat about an environment that was open last'],
              ['`generationSettings.…`', 'Your advanced settings'],
              ['`makebelieve.muted`', 'Whether creations are silent'],
              [
                '`makebelieve.save.…`',
                'Best scores, progress and settings of the last 40 creations you opened',
              ],
              ['`react-resizable-panels:…`', 'How wide you made the panes of the workspace'],
            ],
          },
        },
        {
          table: {
            caption: 'Database of the browser',
            head: ['Name', 'What for'],
            rows: [
              [
                '`makebelieve-visitor`',
                'The environment that you made last without an account, so that it can become yours when you sign in. It is removed then',
              ],
            ],
          },
        },
        {
          table: {
            caption: 'Session storage, gone when you close the tab',
            head: ['Name', 'What for'],
            rows: [['`react-router-scroll-positions`', 'Where you were on a page, for going back to it']],
          },
        },
      ],
    },
    {
      id: 'saying-no',
      heading: 'Saying no',
      blocks: [
        'You can delete and forbid all of this in the settings of your browser. Reading and playing go on. Signing in needs its cookie; without the rest, the site forgets your choices when you leave.',
      ],
    },
    {
      id: 'other-companies',
      heading: 'Cookies of other companies',
      blocks: [
        'There are none. These pages load nothing from other servers: no fonts, no counters, no buttons. If you sign in with Google or GitHub, you visit their site, and their rules hold there.',
      ],
    },
  ],
  next: [
    { to: '/policies/privacy-policy', title: 'Privacy policy', text: 'What is stored on the server.' },
    { to: '/policies/ad-policy', title: 'Ad policy', text: 'A short page, because there are none.' },
    { to: '/contact?topic=account', title: 'Contact', text: 'Tell us if something is missing here.' },
  ],
}
