/** First names and characters: not in WordNet, and people all the same. */
export const personNames: ReadonlySet<string> = new Set(
  `aaron abby abigail adam adrian aiden alan alex alexander alexa alexis alfie alice alicia alison alyssa amanda amber amelia amy ana
  andrea andrew andy angela anita anna anne annie anthony antonio april aria ariel arthur asher ashley aubrey audrey austin ava barbara barry
  beatrice becky bella ben benjamin beth betty billy blake bob bobby bonnie brad brandon brenda brian brianna bruce bryan caleb camila
  carl carla carlos carmen carol caroline carter cassie catherine charles charlie charlotte chloe chris christian christina christopher claire clara
  claudia connor craig cynthia daisy dan daniel danny darren dave david dean deborah dennis derek diana diego dominic donald donna
  doris dorothy doug dylan eddie edward elaine eleanor elena eli elijah elise elizabeth ella ellen ellie elsa emily emma eric erica
  erik erin ethan eugene eva evan evelyn ezra felix fiona frank frankie fred freddie gabriel gary gavin george gerald gina
  gloria grace greg gregory gus hannah harold harper harriet harry harvey hazel heather helen henry holly howard hugo ian ingrid
  irene isaac isabel isabella isla ivan jack jackson jacob jake james jamie jane janet janice jason javier jay jayden jeff jeffrey
  jennifer jenny jeremy jerry jesse jessica jessie jill jim jimmy joan joanna joe joel john johnny jonathan jordan jorge jose
  joseph josh joshua joyce juan judith judy julia julian julie justin karen kate katherine kathy katie kayla keith kelly ken kenneth
  kevin kim kimberly kyle laura lauren leah leo leon leonard leslie levi lewis liam lily linda lisa logan lola louis louise
  lucas lucy luis luke luna lydia mabel madison maggie marcus margaret maria marie marilyn mario marissa mark martha martin mary mason
  matt matthew maurice max maya megan melissa mia michael michelle miguel mike mila miles millie molly monica morgan nancy naomi natalie
  nathan nathaniel neil nicholas nick nicole nina noah nolan nora norman olive oliver olivia oscar otto owen pablo pam pamela parker
  patricia patrick paul paula pedro penelope penny peter phil philip phoebe piper quinn rachel ralph ramon raymond rebecca regina rex ricardo
  richard rick riley rita robert roberto rodney roger ron ronald rosa rosie roy ruby russell ruth ryan sally sam samantha samuel
  sandra sara sarah scarlett scott sean sebastian seth sharon shawn shirley simon sofia sophia sophie stacy stella stephanie stephen steve steven
  stewart stuart sue susan suzy sylvia tara ted teresa terry theo theodore theresa thomas tiffany tim timmy timothy tina toby todd tom
  tommy tony tracy travis tristan tyler uma valerie vanessa vera veronica victor victoria vincent violet virginia vivian wade wallace walter wanda
  wayne wendy wesley willow xavier yara yolanda yusuf zach zachary zara zelda zoe luigi link steve`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
