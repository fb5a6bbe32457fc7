import type { Absent, Extra, Feature, Mood, Style, TimeOfDay, Weather } from './brief.ts'

/** Phrases about the frame of a game: what is drawn, heard and pressed. They never put anything on the stage. */
export const featurePhrases: [Feature, string][] = [
  [
    'score-shown',
    'score counter|score display|scoring|score system|scoring system|display the score|show the score|keep score|track score|score tracking|keeps score|scoreboard|score board|score on screen|points counter|point counter|show score|current score|display score|keep track of score|keep track of the score|points system|point system|track the score|tracks score|score at the top|running score|score and|score is displayed|score',
  ],
  [
    'lives-shown',
    'lives counter|lives display|show lives|life counter|lives indicator|display lives|remaining lives|lives remaining',
  ],
  [
    'timer-shown',
    'timer display|show timer|countdown timer|visible timer|show the timer|timer on screen|countdown|countdown clock',
  ],
  ['level-shown', 'level indicator|current level|level counter|level display'],
  [
    'high-score',
    'high score|highscore|high scores|highscores|best score|leaderboard|leader board|local storage|localstorage|personal best|hi score|top scores|save scores',
  ],
  [
    'title-screen',
    'title screen|start screen|main menu|start menu|menu screen|start button|intro screen|home screen|play button|welcome screen|splash screen|main menu screen',
  ],
  [
    'win-screen',
    'win screen|victory screen|winning screen|win message|victory message|win condition|level complete screen|you win|congratulations message|win state',
  ],
  [
    'lose-screen',
    'game over screen|lose screen|game over|gameover|losing screen|game over message|lose condition|losing condition|game over state|lose state|death screen|failure screen|you lose',
  ],
  [
    'restart',
    'restart button|restart|play again|play again button|retry button|replay button|reset button|restart option|restart functionality|try again|restart game|restart the game|new game button|retry|reset',
  ],
  ['pause', 'pause button|pause menu|pause|pausing|pause functionality|pause screen|pause option'],
  [
    'sound',
    'sound effects|sound effect|sfx|sounds|sound|audio|audio feedback|sound fx|audio effects|jump sound',
  ],
  [
    'music',
    'background music|music|soundtrack|chiptune|chiptune music|chiptunes|theme song|bgm|8 bit music|ambient music',
  ],
  [
    'particles',
    'particle effects|particles|particle effect|particle explosions|explosion effects|visual effects|sparkles|particle trails|explosion animations|confetti|trail effect|explosion effect|vfx',
  ],
  ['screen-shake', 'screen shake|camera shake|screenshake'],
  [
    'animation',
    'smooth animations|smooth animation|animations|animation|animated sprites|animated|smooth movement|fluid animation|fluid animations|smooth controls|juicy|game feel|polished|transitions|smooth transitions|smooth graphics|death animation|death animations|animation effects',
  ],
  [
    'keyboard',
    'controlled by the keyboard|controlled by arrow keys|controlled with the arrow keys|controlled by the arrow keys|with the arrow keys|using the arrow keys|using arrow keys|with arrow keys|arrow keys|arrow key|wasd|wasd keys|space bar|spacebar|keyboard controls|keyboard|keyboard input|space key|press space|pressing space|left and right arrows|arrow controls|the space bar|w a s d|enter key|shift key|up arrow|down arrow|left arrow|right arrow|left and right keys|a and d keys|arrow buttons|wasd controls|spacebar to|keyboard arrows|left and right arrow keys|press enter|press the spacebar|hit space|space to|press keys|e key|hotkeys',
  ],
  [
    'mouse',
    'controlled by the mouse|controlled with the mouse|by the mouse|via mouse|controlled by mouse|with mouse|using mouse|mouse based|follows the mouse|mouse controls|mouse control|mouse click|mouse clicks|left click|right click|mouse input|mouse movement|with the mouse|using the mouse|mouse cursor|mouse pointer|click the mouse|mouse aim|mouse aiming|mouse to|the mouse to|drag and drop|with your mouse|mouse wheel|clicking the mouse|mouse button|click to|mouse or touch',
  ],
  [
    'touch',
    'touch controls|touch screen|touchscreen|mobile friendly|touch support|touch input|on screen buttons|mobile support|virtual joystick|mobile devices|on mobile|mobile|touch devices|mobile compatible|touch friendly|works on phones|on my phone|on phones|on phone|ipad|tablets',
  ],
  ['gesture', 'swipe controls|swipe|tap controls|tap to|tap the screen|swipe gestures'],
  ['gamepad', 'gamepad|gamepad support|controller support|game controller|joystick controls|xbox controller'],
  [
    'responsive',
    'responsive|responsive design|responsive layout|fits the screen|full screen|fullscreen|resizes|any screen size|screen size|responsive controls',
  ],
  [
    'levels-harder',
    'increasing difficulty|progressive difficulty|difficulty increases|gets harder|get harder|gets more difficult|difficulty ramps up|harder levels|increasingly difficult|progressively harder|difficulty curve|ramping difficulty|difficulty progression|becomes harder|become harder|scaling difficulty|increase difficulty|increases in difficulty|increase in difficulty|getting harder|difficulty scaling|more and more difficult|gradually harder|difficulty should increase|gets progressively harder|harder over time|harder each level|harder every level|escalating difficulty|rising difficulty|difficulty increasing|increasingly harder|harder and harder',
  ],
  [
    'combo',
    'combo system|combos|combo|combo multiplier|score multiplier|chain reactions|combo counter|multipliers',
  ],
  [
    'instructions',
    'instructions|tutorial|how to play|instruction screen|tutorial level|controls explanation|on screen instructions|how to play screen|clear instructions|help screen|rules screen',
  ],
  [
    'health-bar',
    'health bar|health bars|hp bar|life bar|health meter|energy bar|health indicator|hp bars|health system|health points',
  ],
  ['minimap', 'minimap|mini map'],
  ['settings', 'settings menu|options menu|volume control|mute button|volume slider|settings screen'],
  [
    'difficulty-levels',
    'difficulty settings|difficulty setting|difficulty selection|difficulty levels|select difficulty|difficulty select|easy medium hard|choose difficulty|choose the difficulty',
  ],
  [
    'undo',
    'undo button|undo buttons|undo option|undo function|undo feature|undo key|undo move|undo moves|undo the last move|undo my last move|undo your last move|can undo|undo allowed|undo is allowed|with undo|undos',
  ],
  [
    'ai-opponent',
    'computer opponent|ai opponent|against the computer|against ai|versus ai|vs ai|vs computer|against an ai|versus computer|cpu opponent|against the ai|against cpu|vs cpu|versus the computer|single player vs ai|ai controlled|enemy ai|basic ai|simple ai|ai player|artificial intelligence',
  ],
  [
    'parallax',
    'parallax|parallax scrolling|parallax background|parallax backgrounds|scrolling background|starfield background|moving background|starfield',
  ],
  [
    'random-levels',
    'procedurally generated|procedural generation|random levels|randomly generated|procedural levels|random generation|randomized levels|random maps|procedural|randomly generated levels',
  ],
]

/** Talk about how a thing is made or shown: read past. */
export const talkPhrases =
  'love story|bedtime story|fairy tale|fairytale|low poly|html5 canvas|html canvas|html css|java script|vanilla javascript|vanilla js|plain javascript|' +
  'single file|single html file|one html file|one file|html file|canvas api|three js|threejs|' +
  'three.js|p5 js|p5.js|phaser 3|phaser js|phaser.js|unreal engine|web audio|web audio api|' +
  'requestanimationframe|request animation frame|game loop|60 fps|60fps|30 fps|frame rate|framerate|' +
  'source code|external library|js library|javascript library|game library|code library|any library|a library like|no external libraries|no dependencies|external assets|external libraries|' +
  'browser based|web based|browser game|web game|video game|videogame|computer game|arcade game|' +
  'arcade style game|collision detection|hit detection|object oriented|clean code|well commented|' +
  'best practices|game state|game states|game design|user interface|user experience|ui elements|' +
  'hud elements|heads up display|visual feedback|state machine|emoji graphics|geometric shapes|' +
  'simple shapes|simple graphics|clean graphics|nice graphics|good graphics|great graphics|' +
  'high quality graphics|beautiful graphics|color scheme|colour scheme|single player|singleplayer|' +
  'single player game|third person|first person|first person view|third person view|side view|' +
  'game view|isometric view|line of sight|power bar|screen edges|game world|game area|play area|' +
  'playing field|play field|game board|game mechanics|core mechanics|core gameplay|gameplay loop|' +
  'core loop|game name|game title|main character|playable character|player character|' +
  'player movement|player controls|movement controls|basic controls|intuitive controls|' +
  'simple controls|easy controls|physics based|realistic physics|simple physics|high quality|' +
  'modern design|nice looking|good looking|line of code|lines of code|difficulty level|game speed|' +
  'hit points|kids game|fun game|simple game|cool game|mini game|minigame|small game|short game|' +
  'little game|quick game|casual game|party game|indie game|year olds|year old|years old|' +
  'grade students|first graders|second graders|third graders|kindergarten students|game jam|' +
  'game engine|quality of life|open source|end of the level|end of level|end of the stage|' +
  'next level|each level|every level|per level|final level|background image|background color|' +
  'main goal|main objective|the aim|user input|error handling|press r|click or tap|tap or click|' +
  'side note|a mix of|mix of|mix between|mashup of|combination of|cross between|in python|' +
  'using python|with python|python game|using unity|in unity|in react|using react|simple shapes'

/** Where and how, without saying what: transparent to the grammar. */
export const adverbPhrases =
  'seen from above|seen from the side|all around|all the time|as fast as possible|as fast as you can|as long as possible|' +
  'as long as you can|as many as possible|as possible|as well|as you can|at a time|at all times|' +
  'at first|at least|at most|at once|at random|at random intervals|at the bottom|at the end|' +
  'at the same time|at the top|back and forth|bottom of the screen|by hand|by itself|by the way|' +
  'child friendly|each other|easy to learn|easy to play|edge of the screen|edges of the screen|' +
  'every few seconds|family friendly|for beginners|for bonus points|for children|for extra points|' +
  'for fun|for kids|for points|for toddlers|from above|from all directions|from all sides|' +
  'from below|from every direction|from left to right|from the bottom|from the left|from the right|' +
  'from the side|from the sky|from the top|from time to time|get started|hard to master|in a row|' +
  'in all directions|in different directions|in place|in real time|in the air|in the background|' +
  'in the browser|in the distance|in the end|in the foreground|in the middle|in the sky|in time|' +
  'kid friendly|left and right|left to right|let me know|little by little|more and more|' +
  'no matter what|of course|off screen|off the screen|on both sides|on screen|on the floor|' +
  'on the ground|on the left|on the right|on the screen|on time|on top of that|once in a while|' +
  'one by one|onscreen|out of bounds|over and over|real time|realtime|right away|right to left|' +
  'side of the screen|side to side|sides of the screen|so on|step by step|through the air|' +
  'to the left|to the right|top of the screen|up and down'

export const stylePhrases: [Style, string][] = [
  [
    'neon',
    'neon|neon look|neon style|neon colors|neon colours|neon lights|synthwave|vaporwave|cyberpunk|tron style|glow effects|glowing neon|futuristic neon|neon glow|neon graphics|neon visuals|neon aesthetic|outrun style',
  ],
  [
    'pixel',
    'pixel art|pixel|pixelated|pixelart|8 bit|8bit|16 bit|16bit|8 bit style|pixel graphics|pixel style|pixel art style|pixel art graphics|8 bit graphics|blocky graphics|retro pixel art|pixel art aesthetic',
  ],
  [
    'kawaii',
    'kawaii|cute style|chibi|cute art style|cute graphics|super cute|cutesy|adorable style|cute art',
  ],
  [
    'retro',
    'retro|retro style|retro arcade|90s arcade|80s arcade|old school|oldschool|vintage style|80s style|90s style|nostalgic|retro look|classic arcade|retro feel|old school arcade|gameboy style|game boy style|nes style|snes style|retro aesthetic|retro graphics|1980s|arcade style|80s|90s',
  ],
  [
    'spooky',
    'spooky|creepy style|horror|horror game|scary game|halloween|gothic|eerie|creepy|halloween theme|halloween themed|spooky style',
  ],
  ['steampunk', 'steampunk|steam punk|victorian machinery|clockwork style'],
  [
    'paper',
    'paper style|papercraft|paper cutout|hand drawn|handdrawn|sketchbook|doodle style|origami style|crayon style|paper cut|cardboard style|notebook style|pencil drawn|hand drawn style|doodle|paper cutout style|storybook|watercolor|watercolour',
  ],
  [
    'dark',
    'dark theme|dark style|noir|dark atmosphere|dark mode|film noir|dark and moody|grim|dark fantasy|monochrome|black and white|gritty|post apocalyptic|dark background|dystopian',
  ],
  [
    'pastel',
    'pastel|pastel colors|pastel colours|soft colors|soft colours|pastel style|minimalist|minimalistic|minimal style|pastel palette|clean minimalist',
  ],
]

/** Looks that a style leads to and is not: flat colours are no ink, and a dark scene is no drawing in black and white. */
export const onlyNearStyle: ReadonlySet<string> = new Set(
  (
    'hand drawn|handdrawn|hand drawn style|sketchbook|doodle style|doodle|crayon style|pencil drawn|storybook|watercolor|watercolour|' +
    'monochrome|black and white|noir|film noir|gameboy style|game boy style|minimalist|minimalistic|minimal style|clean minimalist'
  ).split('|'),
)

export const timePhrases: [TimeOfDay, string][] = [
  ['dawn', 'dawn|sunrise|early morning|morning|daybreak'],
  ['day', 'daytime|noon|midday|sunny day|broad daylight|afternoon|daylight'],
  [
    'sunset',
    'sunset|dusk|golden hour|twilight|evening|sundown|the sun goes down|sun goes down|sun sets|setting sun',
  ],
  [
    'night',
    'night|nighttime|night time|midnight|moonlit|moonlight|at night|starry night|starry sky|full moon|in the dark|nightfall|until dawn|until sunrise|until morning',
  ],
]

export const weatherPhrases: [Weather, string][] = [
  ['clear', 'sunny|clear sky|clear skies|blue sky'],
  ['rain', 'rain|rainy|raining|drizzle|pouring rain|heavy rain|rain drops|raindrops|rainfall'],
  [
    'snow',
    'snow|snowing|snowfall|snowy|falling snow|heavy snow|heavy snowfall|snowstorm|blizzard|wintry|covered in snow',
  ],
  ['storm', 'storm|stormy|thunderstorm|lightning storm|thunder|hurricane|thunder and lightning|tempestuous'],
  ['fog', 'fog|foggy|mist|misty|hazy|haze|dense fog'],
  ['wind', 'wind|windy|breeze|breezy|gusts of wind|strong wind|wind gusts|gusty'],
]

export const moodPhrases: [Mood, string][] = [
  [
    'cheerful',
    'cheerful|happy|joyful|upbeat|colorful|colourful|lighthearted|light hearted|wholesome|bright colors|bright colours|vibrant|vibrant colors|playful|festive|whimsical|bright and colorful|vivid',
  ],
  [
    'calm',
    'calm|relaxing|relaxed|peaceful|cozy|cosy|chill|zen|soothing|gentle|quiet|serene|meditative|tranquil|calming|laid back|no pressure|low stress|lofi|lo fi|therapeutic|stress free|slow paced',
  ],
  [
    'tense',
    'tense|suspenseful|intense|fast paced|fastpaced|frantic|hectic|thrilling|challenging|nerve wracking|adrenaline|action packed|high speed|fast action|chaotic|pulse pounding',
  ],
  ['spooky', 'scary|terrifying|haunting|frightening|ominous|unsettling|sinister'],
  ['epic', 'epic|heroic|grand|legendary|majestic|dramatic|cinematic|glorious'],
  ['mysterious', 'mysterious|enchanted|magical|mystical|surreal|otherworldly|mystic'],
  ['silly', 'silly|funny|goofy|wacky|hilarious|ridiculous|absurd|quirky|zany|crazy|humorous|comedic|weird'],
  [
    'sad',
    'sad|melancholic|melancholy|mournful|sorrowful|bittersweet|wistful|heartbreaking|tearful|emotional|lonely',
  ],
  ['dreamy', 'dreamy|dreamlike|ethereal|floaty|ambient|hypnotic|romantic|tender'],
]

export const extraPhrases: [Extra, string][] = [
  [
    'power-ups',
    'nitro boosts|nitro boost|nitro|power ups|power up|powerups|powerup|power-ups|special powers|boosters|booster|boosts|boost pads|boost|health packs|bonus items|special items|upgrades|weapon upgrades|speed boost|temporary invincibility|invincibility|special abilities|temporary powers|extra ball|wider paddle|slow motion|bonuses',
  ],
  [
    'boss',
    'boss|bosses|boss fight|boss battle|boss fights|final boss|boss battles|boss level|miniboss|mini boss|mini bosses|end boss|boss enemy|boss enemies|boss wave|final boss fight',
  ],
  [
    'keys',
    'key and door|keys and doors|locked doors|locked door|keys to open|collect keys|keycards|keycard|key cards|red key|find the key|find keys|unlock doors|unlock the door|with keys|with a key|and keys|and a key|lock and key|need a key|needs a key|keys to unlock|key to unlock|key to open',
  ],
  [
    'levels',
    'levels|multiple levels|several levels|different levels|multiple stages|stages|level progression|level select|new levels|many levels|next level|each level|unlock levels|worlds|level system|per level|every level',
  ],
  [
    'waves',
    'waves|waves of enemies|enemy waves|wave system|wave based|wave after wave|increasing waves|waves of|each wave|every wave|wave',
  ],
  [
    'day-and-night',
    'day and night|day night cycle|day and night cycle|night and day|day to night|day night|by day|every night|each night|nightfall|night falls|nights|until dawn|until sunrise|until morning|sun sets|sun goes down|during the day|during the night',
  ],
  [
    'two-players',
    'second player|2nd player|another player|two players|two player|2 player|2 players|2player|local multiplayer|two player local|multiplayer|1v1|1 vs 1|one vs one|local coop|local co op|coop|co op|cooperative|player 1|player 2|player one|player two|split screen|splitscreen|hot seat|hotseat|pvp|versus mode|with a friend|with my friend|with my brother|with my sister|with friends|same keyboard|two people|both players|pass and play|pass the tablet|pass the phone|pass the device|pass around the tablet|passing the tablet|passing the phone|hand the tablet|share one screen|on the same screen|at one screen|against each other|against a friend|for two kids|for my two kids|for my kids on one|for two children|for two friends|for both my kids|for both of us|on one ipad|on one tablet|on one screen|on one keyboard',
  ],
  [
    'faster-over-time',
    'faster over time|gets faster|speeds up|speed increases|faster and faster|increasing speed|get faster|getting faster|gradually faster|speed up over time|increases in speed|speed gradually increases|progressively faster|increase in speed|faster as|accelerates|ever increasing speed|speed ramps up|becomes faster|speed up|moves faster over time|increasingly faster|increase speed|speeding up|faster every|faster each|speed should increase',
  ],
  [
    'shield',
    'shield|shields|force field|forcefield|energy shield|shield power up|protective bubble|temporary shield',
  ],
  ['double-jump', 'double jump|double jumps|double jumping|triple jump|air jump'],
  [
    'shop',
    'shop|upgrade shop|in game shop|store to buy|buy upgrades|upgrade store|buy weapons|purchase upgrades|weapon shop|item shop|skill tree|spend coins|spend gold|upgrade system|between levels shop|shop between',
  ],
  ['checkpoints', 'checkpoints|checkpoint|save points|save point|checkpoint flags|respawn points'],
]

export const absentPhrases: [Absent, RegExp][] = [
  [
    'enemies',
    /\b(?:no|without|zero|any|free of|never any)\s+(?:(?:any|bad|real|more)\s+)*(?:enem(?:y|ies)|monsters|bad guys|baddies|foes|opponents|threats|danger|combat|villains|predators?|attackers)\b/,
  ],
  [
    'timer',
    /\b(?:no|without|zero|not|free of)\s+(?:(?:any|a|strict|set|time)\s+)*(?:timers?|time limits?|time pressure|countdowns?|clock|rush|hurry|limit|time constraints?)\b|\bno rush\b|\buntimed\b|\bno hurry\b/,
  ],
  [
    'losing',
    /\b(?:no|without|zero|not?)\s+(?:(?:any|a|way (?:to|of)|possible)\s+)*(?:losing|lose(?! (?:your|my|his|her|its|their|the(?! game)|any|an?)\b)|game overs?|fail(?:ure|ing)?|death|dying|fail states?|lose conditions?|losing conditions?|penalt(?:y|ies)|punishment)\b|\b(?:can ?not|can not|cannot|never|do not|does not) (?:lose|die|fail)\b(?! (?:your|my|his|her|its|their|the(?! game)|any|an?)\b)|\bno lives\b|\bimpossible to lose\b|\b(?:nobody|no one|noone|no-one|nothing) (?:can |ever |has to |will |is )?(?:dies|die|dying|killed|loses|lose|losing|fails|fail|failing)\b(?! (?:the|any|an?)\b)/,
  ],
  [
    'violence',
    /\b(?:no|without|non|not?|free of|zero)\s+(?:(?:any|real)\s+)*(?:violen(?:ce|t)|blood|gore|killing|guns?|weapons?|shooting|fighting|combat)\b|\bnonviolent\b|\bpacifist\b/,
  ],
  ['score', /\b(?:no|without)\s+(?:(?:any|a)\s+)*(?:scor(?:e|es|ing)|points)\b/],
  ['music', /\b(?:no|without)\s+(?:(?:any|background)\s+)*(?:music|sounds?|audio)\b/],
  ['levels', /\b(?:no|without)\s+(?:(?:any|separate)\s+)*levels\b/],
]
