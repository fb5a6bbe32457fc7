/**
 * Two hundred nouns of everyday life, written down before looking at what the engine makes of them. Contact sheets of their
 * pictures are looked at by a person, who counts how many are recognised:
 * `node generation/engines/model/testing/recognise.ts out`.
 */
export const everydayNouns: readonly string[] = (
  'apple,banana,orange,pear,grapes,lemon,watermelon,strawberry,carrot,tomato,potato,onion,corn,broccoli,pepper,cucumber,pumpkin,bread,croissant,' +
  'cheese,egg,cake,cookie,donut,pie,pizza,hamburger,hot dog,sandwich,sushi,ice cream,chocolate bar,popcorn,pancakes,cup,mug,glass,bottle,plate,bowl,' +
  'fork,knife,spoon,teapot,kettle,pan,pot,toaster,blender,fridge,oven,microwave,sink,bathtub,toilet,toothbrush,comb,towel,soap,mirror,chair,table,sofa,' +
  'bed,desk,bookshelf,lamp,candle,clock,alarm clock,vase,pillow,blanket,rug,curtain,door,window,key,lock,ladder,broom,bucket,hammer,screwdriver,saw,' +
  'wrench,drill,scissors,pencil,pen,ruler,book,notebook,newspaper,envelope,backpack,suitcase,handbag,wallet,umbrella,hat,cap,shirt,trousers,dress,coat,' +
  'sock,shoe,boot,glove,scarf,tie,belt,glasses,watch,ring,necklace,phone,laptop,keyboard,computer mouse,television,radio,camera,headphones,microphone,' +
  'guitar,piano,violin,drum,trumpet,flute,ball,football,basketball,tennis racket,bicycle,skateboard,scooter,kite,doll,teddy bear,balloon,dice,chess piece,' +
  'playing card,car,bus,truck,taxi,motorcycle,train,airplane,helicopter,boat,sailboat,rocket,tractor,ambulance,fire truck,traffic light,street lamp,bench,' +
  'mailbox,fire hydrant,house,castle,church,bridge,lighthouse,windmill,tent,tree,pine tree,palm tree,cactus,flower,rose,sunflower,mushroom,leaf,rock,' +
  'mountain,cloud,moon,dog,cat,horse,cow,pig,sheep,chicken,duck,rabbit,mouse,elephant,lion,tiger,bear,monkey,giraffe,snake,frog,turtle,fish,shark,whale,' +
  'owl,penguin,butterfly,bee,spider'
).split(',')
