# Ce que dit le serveur d’une table des parties qui arrivent dans un fichier, et de la reprise d’une partie finie.

# Le sujet de phrases comme log-damaged.
table-import-file = Le fichier
table-import-long = Le fichier est trop long ; une partie tient en { $most } ko de texte au plus.
table-import-not-over = La partie du fichier n’est pas finie ; on pourra l’ouvrir ici quand elle le sera.
table-import-notes = Les notes du fichier sont trop longues, ou contiennent des caractères impossibles à afficher ; elles comptent au plus { $most } caractères imprimables.

table-clone-not-over = La partie n’est pas encore finie ; quand elle le sera, on pourra la reprendre à n’importe quel coup.
table-clone-ply = On ne peut pas reprendre la partie au coup { $ply } ; choisissez-en un de 0 à { $last }.
