import type { Line, PageText } from '../page-text.ts'

export type LessonId = 'make' | 'play' | 'change' | 'versions' | 'code' | 'keep'

/** What to do in a lesson, and what comes of it. */
export type Exercise = {
  /** Typed or pressed, word for word. */
  type: string
  where: string
  out: Line[]
  /** What the picture shows, where there is one. */
  picture?: string
  /** Opens the workspace with the words already typed. */
  tryIt?: string
}

export const learn: PageText<LessonId> = {
  tab: 'Learn · Makebelieve',
  description: 'Make your first game in six short lessons: make, play, change, go back, look inside, keep.',
  title: 'Learn',
  lead: 'Six short lessons. Each gives you one thing to type and shows what you get. After the first, you have a game; after the sixth, everyone else can have it too.',
  sections: [
    {
      id: 'make',
      heading: '1. Make your first game',
      blocks: [
        'Say who you play, what they do, what gets in their way and where it happens. One sentence is enough. You can try it without an account. An account is free and comes with 2000 credits each month; a game in Quick mode costs 200.',
        { figure: 'make' },
        "If we couldn't meet a wish, its line says so. You pay nothing for a game that fails its proof.",
      ],
    },
    {
      id: 'play',
      heading: '2. Play it your way',
      blocks: [
        "Every game works with a keyboard, touch or a gamepad. It notices which one you're using and shows the right hints.",
        {
          table: {
            caption: 'Controls for one player',
            head: ['To do this', 'Keyboard', 'Touch', 'Gamepad'],
            rows: [
              ['Move', 'Arrow keys, or W A S D', 'Buttons on the screen', 'Stick or D-pad'],
              ['Jump, shoot, act', 'Space, Enter or Z', 'Button, or a tap', 'Bottom or left button'],
              ['The second action', 'X or Shift', 'Second button', 'Right or top button'],
              ['Pause', 'P or Escape', 'Pause button', 'Start'],
              ['Restart', 'R', 'In the pause menu', 'In the pause menu'],
              ['Sound on or off', 'M', 'Speaker button', 'In the pause menu'],
            ],
          },
        },
        'In a two-player game, the first player uses W A S D with F and G, the second uses the arrow keys with full stop and comma. Two gamepads work too.',
        { figure: 'play' },
      ],
    },
    {
      id: 'change',
      heading: '3. Change it by chatting',
      blocks: [
        "Keep going in the same chat. Ask for one change at a time, the way you'd ask a friend. What already works stays as it was, and the result is proven like a new game.",
        { figure: 'change' },
      ],
    },
    {
      id: 'versions',
      heading: '4. Go back whenever you like',
      blocks: [
        'Every change is a version, and no version is ever overwritten. **Versions**, above the stage, lists them all and what changed in each. Going back is free.',
        { figure: 'versions' },
      ],
    },
    {
      id: 'code',
      heading: '5. Look inside',
      blocks: [
        '**Code**, above the stage, shows what the game is made of. Its design is at the top: names, lives, levels, colours. The rules and pictures come after.',
        { figure: 'code' },
        '**Save as a version** lets the bots play your code first. If it fails, you see what they saw, and you can still save it, marked as unproven.',
      ],
    },
    {
      id: 'keep',
      heading: '6. Keep it and share it',
      blocks: [
        'What you make is yours. Download it, or publish it so everyone can play it.',
        { figure: 'keep' },
        'A published game gets its own page with its proof. Others can like it and remix it: a remix is their own copy, and it says where it came from. Later changes show up when you publish again, and you can take it back at any time.',
      ],
    },
  ],
  next: [
    { to: '/guide', title: 'Prompt Guide', text: 'The words the engine understands, with examples.' },
    { to: '/gamejam', title: 'Game jam', text: 'A new theme each week, and a reason to finish something.' },
    { to: '/plans', title: 'Plans', text: 'What it costs. (Nothing, to start with.)' },
  ],
}

export const exerciseLabels = {
  type: 'Type this',
  press: 'Do this',
  out: 'What you get',
  tryIt: 'Try it now',
}

/** The answers are those that the built-in engine gave to these very words. */
export const exercises: Record<LessonId, Exercise> = {
  make: {
    where: 'In the box on the home page',
    type: 'a cat collecting fish while avoiding dogs in space',
    tryIt: 'a cat collecting fish while avoiding dogs in space',
    picture: 'A picture of the game: an orange cat among blue fish, dogs, rocks and planets with rings.',
    out: [
      '**Cat in Space**: collect the fish and keep away from the dogs.',
      'Below it, four lines with a tick: you play a cat; the cat collects fish; the cat avoids dogs; it is set in space.',
      '**Watch the proof** shows how a bot won it in 35 seconds.',
    ],
  },
  play: {
    where: 'A game to try it on',
    type: 'a quiz about the planets',
    tryIt: 'a quiz about the planets',
    picture: 'A picture of the game: a question asking which planet is the largest, with four answers.',
    out: [
      '**Planet Quiz**: eight right answers win.',
      'Answer with a click, a tap, the arrow keys and Enter, or a gamepad.',
    ],
  },
  change: {
    where: 'In the chat, one after another',
    type: 'make it night · make it faster · add a boss',
    picture: 'The same game after the changes: a large red dog with a health bar.',
    out: [
      'The chat answers: It is night now. The dogs are faster. There is a boss now: the dog.',
      'Three new lines join the list, each with its evidence: the dogs have 1.4 times the usual speed, and the boss was seen on the stage from second 24.',
      'The cat, the fish and space are still there, and have been proven again.',
    ],
  },
  versions: {
    where: 'Above the stage',
    type: 'Versions → Go back to this',
    out: [
      'The older game is back on the stage, as a new version at the top of the list.',
      'Choose **Compare** on two versions to see them side by side, with what changed in the code and in the list of wishes.',
    ],
  },
  code: {
    where: 'In the code, near the top: change the 3 to a 5',
    type: '"lives": 5',
    out: [
      '**Run** (Ctrl and Enter) puts your code on the stage right away. The cat now has five lives.',
      '**Save as a version** (Ctrl and S) keeps it once the bots have played it.',
    ],
  },
  keep: {
    where: 'Above the stage',
    type: 'Export, or Publish',
    out: [
      '`game.zip` has the code and a page, so you can carry on elsewhere.',
      '**One HTML file** has everything inside. It plays offline, even from a USB stick.',
      '**Publish** puts it in the [CreatorHub](/creator-hub). **Share** gives you a link.',
    ],
  },
}
