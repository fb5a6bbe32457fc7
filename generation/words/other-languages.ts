/** Languages in which a picture can be named, in the order of the columns below. */
export const languages = ['French', 'Spanish', 'German', 'Italian'] as const
export type Language = (typeof languages)[number]

/** What everyday things are called: the English noun, and its French, Spanish, German and Italian names. */
const names = `
cow vache vaca Kuh mucca
pig cochon cerdo Schwein maiale
hen poule gallina Henne gallina
goat chèvre cabra Ziege capra
duck canard pato Ente anatra
sheep mouton oveja Schaf pecora
horse cheval caballo Pferd cavallo
goose oie ganso Gans oca
rooster coq gallo Hahn gallo
donkey âne burro Esel asino
turkey dinde pavo Truthahn tacchino
rabbit lapin conejo Kaninchen coniglio
chicken poulet pollo Huhn pollo
lamb agneau cordero Lamm agnello
pony poney poni Pony pony
llama lama llama Lama lama
dog chien perro Hund cane
cat chat gato Katze gatto
mouse souris ratón Maus topo
bird oiseau pájaro Vogel uccello
fish poisson pez Fisch pesce
lion lion león Löwe leone
tiger tigre tigre Tiger tigre
elephant éléphant elefante Elefant elefante
monkey singe mono Affe scimmia
giraffe girafe jirafa Giraffe giraffa
zebra zèbre cebra Zebra zebra
bear ours oso Bär orso
fox renard zorro Fuchs volpe
wolf loup lobo Wolf lupo
deer cerf ciervo Hirsch cervo
squirrel écureuil ardilla Eichhörnchen scoiattolo
hedgehog hérisson erizo Igel riccio
frog grenouille rana Frosch rana
snake serpent serpiente Schlange serpente
turtle tortue tortuga Schildkröte tartaruga
crocodile crocodile cocodrilo Krokodil coccodrillo
kangaroo kangourou canguro Känguru canguro
panda panda panda Panda panda
camel chameau camello Kamel cammello
whale baleine ballena Wal balena
shark requin tiburón Hai squalo
dolphin dauphin delfín Delfin delfino
octopus pieuvre pulpo Krake polpo
crab crabe cangrejo Krabbe granchio
seal phoque foca Robbe foca
penguin pingouin pingüino Pinguin pinguino
shrimp crevette gamba Garnele gamberetto
lobster homard langosta Hummer aragosta
squid calmar calamar Kalmar calamaro
owl hibou búho Eule gufo
eagle aigle águila Adler aquila
parrot perroquet loro Papagei pappagallo
swan cygne cisne Schwan cigno
crow corneille cuervo Krähe corvo
dove colombe paloma Taube colomba
flamingo flamant flamenco Flamingo fenicottero
bee abeille abeja Biene ape
ant fourmi hormiga Ameise formica
butterfly papillon mariposa Schmetterling farfalla
spider araignée araña Spinne ragno
snail escargot caracol Schnecke lumaca
ladybug coccinelle mariquita Marienkäfer coccinella
apple pomme manzana Apfel mela
pear poire pera Birne pera
banana banane plátano Banane banana
orange orange naranja Orange arancia
lemon citron limón Zitrone limone
cherry cerise cereza Kirsche ciliegia
strawberry fraise fresa Erdbeere fragola
grape raisin uva Traube uva
peach pêche melocotón Pfirsich pesca
melon melon melón Melone melone
watermelon pastèque sandía Wassermelone anguria
pineapple ananas piña Ananas ananas
carrot carotte zanahoria Karotte carota
potato pomme de terre|patata|Kartoffel|patata
tomato tomate tomate Tomate pomodoro
onion oignon cebolla Zwiebel cipolla
garlic ail ajo Knoblauch aglio
corn maïs maíz Mais mais
cucumber concombre pepino Gurke cetriolo
pepper poivron pimiento Paprika peperone
broccoli brocoli brócoli Brokkoli broccoli
mushroom champignon champiñón Pilz fungo
pumpkin citrouille calabaza Kürbis zucca
bread pain pan Brot pane
cheese fromage queso Käse formaggio
egg œuf huevo Ei uovo
milk lait leche Milch latte
cake gâteau pastel Kuchen torta
pizza pizza pizza Pizza pizza
house maison casa Haus casa
tree arbre árbol Baum albero
flower fleur flor Blume fiore
rose rose rosa Rose rosa
sun soleil sol Sonne sole
moon lune luna Mond luna
star étoile estrella Stern stella
cloud nuage nube Wolke nuvola
car voiture coche Auto macchina
bus bus autobús Bus autobus
train train tren Zug treno
bicycle vélo bicicleta Fahrrad bicicletta
boat bateau barco Boot barca
airplane avion avión Flugzeug aereo
rocket fusée cohete Rakete razzo
book livre libro Buch libro
pencil crayon lápiz Bleistift matita
chair chaise silla Stuhl sedia
table table mesa Tisch tavolo
bed lit cama Bett letto
door porte puerta Tür porta
clock horloge reloj Uhr orologio
key clé llave Schlüssel chiave
hat chapeau sombrero Hut cappello
shoe chaussure zapato Schuh scarpa
shirt chemise camisa Hemd camicia
ball ballon pelota Ball palla
guitar guitare guitarra Gitarre chitarra
balloon ballon globo Luftballon palloncino
`

const rows = new Map(
  names
    .trim()
    .split('\n')
    .map((line) => {
      const [noun = '', ...rest] = line.split(' ')
      // A name of several words sets the names off from one another by bars.
      const told = rest.join(' ')
      return [noun, told.includes('|') ? told.split('|') : rest] as const
    }),
)

/** What a noun is called in a language, where that is known. */
export const calledIn = (language: Language, noun: string): string | undefined =>
  rows.get(noun)?.[languages.indexOf(language)]
