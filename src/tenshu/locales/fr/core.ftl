# Ce que dit le noyau, quel que soit le jeu.

seat = siège { $number }
# Un camp que le jeu joue lui-même : le seul, ou un parmi plusieurs.
rival = { $count ->
    [one] le rival
   *[other] rival { $number }
}

game-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
game-option = { $game } n’a pas d’option { $option } ; il y a : { $options }.
game-option-value = { $game } : l’option { $option } ne peut pas valoir { $value } ; au choix : { $values }.
games-unknown = Aucun jeu ne s’appelle « { $name } » ; il y a : { $known }.
games-edition = { $name } est une édition et non un jeu : chargez { $game } et jouez-y avec { $options }.

play-over = Cette partie ({ $game }) est finie ; il n’y a plus rien à répondre.
play-not-asked = { $seat ->
    [chance] Le hasard n’a pas à répondre
   *[other] Ce n’est pas au siège { $seat } de répondre
} maintenant dans { $game } ; on attend : { $asked ->
    [chance] le hasard
   *[other] { $asked }
}.
play-illegal = { $what } ne répond pas à la question « { $question } » ({ $game }) ; réponses permises : { $legal }.
play-unread = « { $text } » n’est pas une des réponses permises : { $legal }.
play-ambiguous = « { $text } » peut désigner plusieurs réponses ; précisez laquelle : { $legal }.

log-unreadable = { $name } ne peut pas être lu ; donnez le chemin d’un journal qui existe.
log-foreign = { $name } n’est pas un journal de Tenshu ; un journal commence par la ligne « tenshu log 1 ».
log-heard = { $name } raconte une partie qui n’était pas finie, telle qu’un siège ou un spectateur l’a suivie, et ne peut donc pas être rejoué ; exportez-la de nouveau quand elle sera finie.
log-newer-format = { $name } est un journal au format { $format }, et votre Tenshu connaît les formats jusqu’à { $known } ; installez une version plus récente.
log-truncated = { $name } est coupé : sa dernière ligne manque ; utilisez une copie complète du journal.
log-damaged = { $name } a été modifié ou abîmé : sa somme de contrôle ne correspond pas ; utilisez une copie intacte du journal.
log-head = { $name } : la ligne « { $line } » de l’en-tête manque ou ne se lit pas ; utilisez une copie intacte du journal.
log-heading = { $name } ne peut pas être joué ici : { $fault }
log-line = { $name }, ligne { $line } (« { $said } »), n’est pas une réponse ; une réponse s’écrit « SIÈGE: QUOI », comme « 2: red 8 » ou « chance: seat 1 ».
log-newer-version = { $name } a été joué avec { $game }, version { $version }, et votre Tenshu a la version { $known } ; installez une version plus récente.
log-older-version = { $name } a été joué avec { $game }, version { $version }, et votre Tenshu a la version { $known } ; utilisez la version de Tenshu qui l’a écrit.
log-illegal = { $name }, ligne { $line } (« { $said } »), ne peut pas être joué : { $fault }

explain-over = La partie est finie.
explain-not-asked = Ce n’est pas votre tour.
explain-other-kind = Ce n’est pas ce qui est demandé ici.
bots-unknown = { $name } n’est pas un robot ; au choix : un niveau ({ $known }), random, greedy, search:2000, net, net:FILE, foresight:256, foresight:256:FILE ou paquet.module:Bot.
bots-module = Le robot { $name } est inutilisable : { $why }.
bots-level = { $name } ne sait pas encore jouer à ce jeu ; il y a : { $known }.
bots-iterations = { $name } est une recherche trop longue : au plus { $most } itérations.
bots-no-net = Ce jeu n’a pas de réseau, donc { $name } ne peut pas y jouer : entraînez-en un avec « tenshu train ».
bots-no-weights = Le fichier { $name } n’existe pas ; indiquez les poids qu’un entraînement a écrits, comme build/train/GAME/weights.safetensors.
bots-weights-name = Une partie enregistrée ne peut pas noter le nom des poids { $name } ; donnez au fichier et à ses dossiers des noms d’une seule ligne.
bots-weights = Les poids de { $file } sont illisibles : { $why }.
bots-weights-other = Les poids de { $file } ont été entraînés pour { $made }, alors qu’il en faut pour { $needed } ; entraînez un réseau pour ce jeu.
bots-weights-rows = { $game } (lignes que lisent les réseaux : version { $version })
bots-failed = Le robot { $name } a échoué : { $why }.
bots-illegal = Le robot { $name } au siège { $seat } a donné une réponse qui n’est pas permise ici ; la partie ne peut pas continuer avec lui.
