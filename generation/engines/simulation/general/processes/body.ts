import { inSteps, type ProcessRow } from './row.ts'

/** What goes on in a human body. */
export const body: readonly ProcessRow[] = [
  inSteps(
    ['digestion', 'digestive system', 'how food is digested', 'journey of food', 'what happens to food in the body', 'stomach and intestines', 'how the stomach works', 'small intestine', 'path of food through the body', 'gut and digestion', 'eating and digesting'],
    { title: 'The journey of a meal', subject: 'biology', what: 'a meal', timeUnit: 'hours', isCycle: false },
    [
      ['Mouth and gullet', 0.5, 'Teeth grind the food, saliva starts on the starch, and muscles push each bite down in about ten seconds.'],
      ['Stomach', 3, 'Acid and enzymes turn it into a thick soup and kill most germs.'],
      ['Small intestine', 5, 'Bile breaks up fat, enzymes cut food to tiny pieces, and these pass through the wall into the blood.'],
      ['Large intestine', 30, 'Water is taken back, and billions of bacteria live on what we can’t digest.'],
      ['Rectum', 5, 'What is left waits as stool until you go to the toilet.'],
    ],
  ),
  inSteps(
    ['breathing', 'how we breathe', 'lungs', 'how lungs work', 'respiratory system', 'inhale and exhale', 'breathing in and out', 'diaphragm and breathing', 'alveoli', 'gas exchange in the lungs', 'one breath'],
    { title: 'One breath', subject: 'biology', what: 'a breath of air', timeUnit: 'seconds', isCycle: true },
    [
      ['Diaphragm pulls down', 0.4, 'The muscle below the lungs flattens and the ribs rise: the chest grows wider.'],
      ['Air streams in', 1.2, 'About half a litre flows through nose and windpipe, warmed, moistened and cleaned.'],
      ['Oxygen into the blood', 0.4, 'In some 400 million tiny air sacs oxygen passes into the blood and carbon dioxide out of it.'],
      ['Air streams out', 1.4, 'The muscles let go, the lungs shrink by themselves, and used air leaves.'],
      ['A short rest', 0.6, 'Nothing moves until the brain, which measures carbon dioxide, gives the next signal.'],
    ],
  ),
  inSteps(
    ['blood circulation', 'circulation of blood', 'path of blood through the heart', 'double circulation', 'journey of a red blood cell', 'how blood flows', 'blood vessels', 'arteries and veins', 'blood flow through the body', 'pulmonary circulation'],
    { title: 'Once round with the blood', subject: 'biology', what: 'a drop of blood', timeUnit: 'seconds', isCycle: true },
    [
      ['Right heart', 3, 'Dark blood, poor in oxygen, comes into the right half of the heart and is pumped out.'],
      ['To the lungs', 4, 'It flows through the lung artery into a net of hair-thin vessels.'],
      ['Lungs', 2, 'Carbon dioxide leaves, oxygen comes in, and the blood turns bright red.'],
      ['Left heart', 4, 'The stronger half of the heart collects it and pumps it out with high pressure.'],
      ['Arteries', 12, 'Thick, stretchy pipes lead to every part of the body. At the wrist you feel them pulse.'],
      ['Capillaries', 3, 'In the finest vessels red cells pass in single file and hand over oxygen and food.'],
      ['Veins', 32, 'Slowly, with valves that let it flow one way only, blood returns to the heart.'],
    ],
  ),
  inSteps(
    ['kidney', 'kidneys', 'how kidneys work', 'how urine is made', 'urinary system', 'nephron', 'filtering the blood', 'excretory system', 'bladder and kidney', 'why we pee'],
    { title: 'How a kidney cleans blood', subject: 'biology', what: 'water in the blood', timeUnit: 'minutes', isCycle: false },
    [
      ['Blood comes in', 1, 'A fifth or more of all blood that the heart pumps goes to the kidneys.'],
      ['Filter', 1, 'In about a million tiny filters water, salts, sugar and waste are pressed out; cells and protein stay in.'],
      ['Taking back', 4, 'Along a thin tube sugar, salt and 99 of 100 parts of the water go back to the blood.'],
      ['Fine tuning', 3, 'Hormones decide how much water and salt are kept: little and dark urine when you are thirsty.'],
      ['Down the ureter', 2, 'Waves of muscle push small squirts of urine down to the bladder.'],
      ['Bladder', 200, 'It fills slowly. At about a third of a litre it tells the brain that it is time.'],
    ],
  ),
  inSteps(
    ['white blood cells fighting a germ', 'how the body fights a cold', 'having a cold', 'catching a cold', 'how the body fights bacteria', 'fever and recovery', 'body fights an infection', 'phagocyte', 'course of an infection'],
    { title: 'How the body beats a cold', subject: 'biology', what: 'a cold', timeUnit: 'days', isCycle: false },
    [
      ['Germs get in', 0.5, 'Viruses land in the nose and enter its cells.'],
      ['They multiply', 1.5, 'Each cell that was taken over makes thousands of new viruses. You feel nothing yet.'],
      ['Alarm', 1, 'Cells send out warning substances. Blood vessels widen: the nose swells and runs.'],
      ['First defence', 3, 'White blood cells swallow germs and kill cells that were taken over. Sneezing and tiredness belong to it.'],
      ['Special forces', 4, 'Cells that fit exactly this germ multiply; antibodies stick to it.'],
      ['Clean-up', 3, 'Scavenger cells remove what is left, and the lining of the nose heals.'],
      ['Memory', 2, 'Some of the fitting cells stay for years, so the same germ is beaten sooner.'],
    ],
  ),
  inSteps(
    ['how ears hear', 'how we hear', 'how the ear works', 'human ear', 'eardrum', 'inner ear', 'cochlea', 'sound to the brain', 'journey of a sound through the ear', 'parts of the ear'],
    { title: 'How a sound is heard', subject: 'biology', what: 'a sound', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Outer ear', 2, 'The ear catches the waves and leads them down a short canal.'],
      ['Eardrum', 1, 'A thin skin trembles just as the air does.'],
      ['Three small bones', 1, 'Hammer, anvil and stirrup pass the trembling on and make it about twenty times stronger.'],
      ['Cochlea', 4, 'In a snail-shaped tube full of liquid a wave runs along: high notes peak near its entrance, low ones at its end.'],
      ['Hair cells', 1, 'Where the wave peaks, fine hairs bend and the cells give an electrical signal.'],
      ['Hearing nerve', 6, 'Some 30,000 nerve fibres carry the signals to the brain stem, which compares both ears.'],
      ['Brain', 35, 'The hearing centre recognises what it was: a voice, a dog, a song.'],
    ],
  ),
  inSteps(
    ['how eyes see', 'how we see', 'how the eye works', 'human eye', 'retina', 'rods and cones', 'parts of the eye', 'light to the brain', 'vision and the brain', 'sense of sight', 'pupil and iris'],
    { title: 'How a picture gets into the head', subject: 'biology', what: 'a flash of light', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Cornea and pupil', 1, 'Light is bent by the clear front of the eye and enters through the black hole in the iris.'],
      ['Lens', 1, 'The lens makes it sharp on the back of the eye, upside down and small.'],
      ['Rods and cones', 30, 'In 120 million rods and 6 million cones light changes a dye, and the cell gives a signal.'],
      ['Retina', 20, 'Thin layers of nerve cells already find edges and movement.'],
      ['Optic nerve', 10, 'About a million fibres lead to the brain. Where they leave the eye is a blind spot.'],
      ['Crossing', 10, 'What lies on the left goes to the right half of the brain, and the other way round.'],
      ['Seeing', 80, 'The brain turns the picture the right way up and knows what it is.'],
    ],
  ),
  inSteps(
    ['healing a wound', 'wound healing', 'how a cut heals', 'how skin heals', 'scab', 'blood clotting', 'how a scab forms', 'blood clot', 'healing of skin', 'grazed knee'],
    { title: 'How a cut heals', subject: 'biology', what: 'a small cut', timeUnit: 'days', isCycle: false },
    [
      ['Bleeding stops', 0.5, 'Vessels tighten and platelets stick together; threads of fibrin make a net. This takes minutes, the scab hours.'],
      ['Cleaning up', 3, 'It gets warm, red and swollen: white blood cells come and eat germs and dirt.'],
      ['Filling the gap', 7, 'New fine blood vessels and soft pink tissue grow in from the sides.'],
      ['Closing over', 5, 'Skin cells creep under the scab until they meet. The scab falls off.'],
      ['Growing strong', 60, 'Fibres are laid in order again. A deep cut leaves a scar for ever.'],
    ],
  ),
  inSteps(
    ['bone healing', 'broken bone', 'how a bone heals', 'healing of a fracture', 'broken arm', 'bone fracture', 'mending a bone', 'plaster cast'],
    { title: 'How a broken bone heals', subject: 'biology', what: 'a broken arm', timeUnit: 'weeks', isCycle: false },
    [
      ['Blood clot', 1, 'The break bleeds inside; a clot forms, and white blood cells clean up.'],
      ['Soft callus', 2, 'Cells build a collar of gristle around the break. The cast keeps it still.'],
      ['Hard callus', 5, 'The gristle is turned into spongy bone that already holds.'],
      ['Remodelling', 40, 'For months cells remove what is too much and strengthen where it is loaded, until it looks as before.'],
    ],
  ),
  inSteps(
    ['pregnancy', 'stages of pregnancy', 'how a baby grows', 'baby in the womb', 'embryo to baby', 'human development before birth', 'fetus', 'foetus', 'nine months in the womb', 'birth of a baby', 'trimester'],
    { title: 'Nine months to a baby', subject: 'biology', what: 'a baby before birth', timeUnit: 'weeks', isCycle: false },
    [
      ['Dividing', 1, 'Egg and sperm have become one cell. It divides again and again on its way to the womb.'],
      ['Settling in', 2, 'A ball of cells settles in the wall of the womb; the placenta begins to grow.'],
      ['Embryo', 5, 'The heart begins to beat; arms, legs, eyes and the brain take shape. It is as long as a bean.'],
      ['Small fetus', 8, 'All parts are there and grow. It moves, swallows and can make a fist.'],
      ['Kicks and sounds', 10, 'The mother feels it move. It hears her voice, sleeps and wakes.'],
      ['Getting ready', 12, 'It puts on fat, the lungs ripen, and most turn head down. Then, after 38 weeks, it is born.'],
    ],
  ),
  inSteps(
    ['sleep cycle', 'stages of sleep', 'rem sleep', 'deep sleep', 'what happens when we sleep', 'dreaming', 'how sleep works', 'light sleep and deep sleep', 'sleeping brain'],
    { title: 'One round of sleep', subject: 'biology', what: 'a sleeper', timeUnit: 'minutes', isCycle: true },
    [
      ['Dozing off', 5, 'Muscles loosen, thoughts wander; a small noise wakes you.'],
      ['Light sleep', 45, 'Heart and breath slow down, the body cools a little. About half the night is light sleep.'],
      ['Deep sleep', 22, 'Slow waves run through the brain. The body grows and mends itself; it is hard to wake you.'],
      ['Dream sleep', 18, 'The eyes dart about and the brain is busy, but the muscles are switched off. Most dreams happen now.'],
    ],
  ),
  inSteps(
    ['losing milk teeth', 'milk teeth', 'baby teeth', 'how teeth grow', 'teeth growing', 'wisdom teeth', 'permanent teeth', 'tooth development'],
    { title: 'Two sets of teeth', subject: 'biology', what: 'your teeth', timeUnit: 'years', isCycle: false },
    [
      ['No teeth to be seen', 0.5, 'The milk teeth are there already, hidden in the jaw.'],
      ['Milk teeth come', 2.5, 'From about six months on, front teeth first, until there are twenty.'],
      ['Twenty milk teeth', 3, 'Below them the second set grows.'],
      ['Teeth fall out', 6, 'From six to twelve the roots of the milk teeth dissolve, they wobble, and new ones push up.'],
      ['Twenty-eight teeth', 6, 'These have to last a lifetime.'],
      ['Wisdom teeth', 4, 'Between 17 and 25 up to four more may come at the very back.'],
    ],
  ),
]
