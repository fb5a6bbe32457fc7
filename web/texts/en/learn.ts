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
  lead: 'Six short lessons. Each has one thing to type and shows what comes out. After the first you have a game; after the sixth, everybody else can have it too.',
  sections: [
    {
      id: 'make',
      heading: '1. Make your first game',
      blocks: [
        'Say who plays, what they do, what is in their way and where it happens. One sentence is enough. You need an account, which is free and comes with 2000 credits each month; a game in Quick mode takes 200 of them.',
        { figure: 'make' },
        'If a wish could not be met, its line says so. Nothing is charged for a game that fails its proof.',
      ],
    },
    {
      id: 'play',
      heading: '2. Play it with what you have',
      blocks: [
        'Every game listens to the keyboard, to fingers and to a gamepad. It notices by itself which one you use, and shows the hints for that.',
        {
          table: {
            caption: 'Controls of a game for one player',
            head: ['To do this', 'Keyboard', 'Touch', 'Gamepad'],
            rows: [
              ['Move', 'Arrow keys, or W A S D', 'Buttons on the screen', 'Stick or cross'],
              ['Jump, shoot, act', 'Space, Enter or Z', 'Button, or a tap', 'Bottom or left button'],
              ['The second action', 'X or Shift', 'Second button', 'Right or top button'],
              ['Pause', 'P or Escape', 'Pause button', 'Start'],
              ['Start again', 'R', 'In the pause', 'In the pause'],
              ['Sound on or off', 'M', 'Speaker button', 'In the pause'],
            ],
          },
        },
        'A game for two: the first player has W A S D with F and G, the second has the arrow keys with the full stop and the comma. Two gamepads work as well.',
        { figure: 'play' },
      ],
    },
    {
      id: 'change',
      heading: '3. Change it by talking',
      blocks: [
        'Go on in the same chat. Say one change at a time, as you would say it to a friend. What already worked stays as it was, and the result is proven like a new game.',
        { figure: 'change' },
      ],
    },
    {
      id: 'versions',
      heading: '4. Go back whenever you like',
      blocks: [
        'Every change is a version, and no version is ever overwritten. **Versions**, above the stage, shows them all with what changed in each. Going back costs nothing.',
        { figure: 'versions' },
      ],
    },
    {
      id: 'code',
      heading: '5. Look inside',
      blocks: [
        '**Code**, above the stage, shows what the game is made of. At the top stands its design: names, lives, levels, colours. The rules and the pictures follow.',
        { figure: 'code' },
        '**Save as a version** lets the bots play your code first. If it fails, you see what they saw, and you can still save it, marked as unproven.',
      ],
    },
    {
      id: 'keep',
      heading: '6. Keep it, and show it',
      blocks: [
        'What you made is yours. Take it with you as files, or put it on the shelf where everybody can play it.',
        { figure: 'keep' },
        'A published game has a page of its own with its proof. Others can like it and remix it: a remix is a copy of their own, and it says what it began as. Later changes show when you publish again, and you can take it back at any time.',
      ],
    },
  ],
  next: [
    { to: '/guide', title: 'Prompt Guide', text: 'Which words the engine understands, with examples.' },
    { to: '/gamejam', title: 'Game jam', text: 'A theme each week, and a reason to finish something.' },
    { to: '/plans', title: 'Plans', text: 'What it costs: nothing, to start with.' },
  ],
}

export const exerciseLabels = {
  type: 'Type this',
  press: 'Do this',
  out: 'This comes out',
  tryIt: 'Try it now',
}

/** The answers are those that the built-in engine gave to these very words. */
export const exercises: Record<LessonId, Exercise> = {
  make: {
    where: 'Into the box on the first page',
    type: 'a cat collecting fish while avoiding dogs in space',
    tryIt: 'a cat collecting fish while avoiding dogs in space',
    picture: 'A picture of the game: an orange cat among blue fish, dogs, rocks and planets with rings.',
    out: [
      '**Cat in Space**: collect the fish and keep away from the dogs.',
      'Under it, four lines with a tick: you play a cat; the cat collects fish; the cat avoids dogs; it is set in space.',
      '**Watch the proof** shows how a bot won it in 35 seconds.',
    ],
  },
  play: {
    where: 'A game to try it on',
    type: 'a quiz about the planets',
    tryIt: 'a quiz about the planets',
    picture: 'A picture of the game: the question which planet is the largest, with four answers.',
    out: [
      '**Planet Quiz**: eight right answers win.',
      'Pick with a click, a finger, the arrow keys and Enter, or a gamepad.',
    ],
  },
  change: {
    where: 'In the chat, one after the other',
    type: 'make it night · make it faster · add a boss',
    picture: 'The same game after the changes: a large red dog with a bar for its strength.',
    out: [
      'The chat answers: It is night now. The dogs are faster. There is a boss: dog now.',
      'Three new lines join the list, each with its evidence: the dogs have 1.4 times the usual speed, and the boss was seen on the stage from second 24.',
      'Cat, fish and space are still there, and were proven again.',
    ],
  },
  versions: {
    where: 'Above the stage',
    type: 'Versions → Go back to this',
    out: [
      'The older game is on the stage again, as a new version at the top of the list.',
      'Choose **Compare** on two versions, and they stand side by side, with what changed in the code and in the list of wishes.',
    ],
  },
  code: {
    where: 'In the code, near the top: change the 3 to a 5',
    type: '"lives": 5',
    out: [
      '**Run** (Ctrl and Enter) puts your code on the stage at once. The cat has five lives now.',
      '**Save as a version** (Ctrl and S) keeps it, after the bots have played it.',
    ],
  },
  keep: {
    where: 'Above the stage',
    type: 'Export, or Publish',
    out: [
      '`game.zip` has the code and a page, for going on elsewhere.',
      '**One HTML file** has everything inside. It plays without a network, from a USB stick too.',
      '**Publish** puts it into the [CreatorHub](/creator-hub). **Share** gives you a link.',
    ],
  },
}
