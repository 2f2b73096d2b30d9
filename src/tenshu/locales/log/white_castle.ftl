# The words of the log files of The White Castle. They never change within a version of the game: golden logs hold them.
white_castle-thing = { $amount } { $thing }
white_castle-any = { $amount } any
white_castle-and = { $first } + { $second }
white_castle-nothing = nothing
white_castle-offer = { $price } -> { $what }
white_castle-influence = { $steps } influence
white_castle-lantern = lantern
white_castle-well = well
white_castle-member = { $member }
white_castle-board-action = { $selection } block
white_castle-domain-line = line
white_castle-line = { $colour } line
white_castle-decree = decree { $decree }
white_castle-resource = { $thing }
white_castle-exchange = exchange for { $thing }
white_castle-decline = decline
white_castle-pay = pay
white_castle-die = { $colour } { $value }
white_castle-die-at = { $colour } { $end } { $value }
white_castle-end = { $colour } { $end }
white_castle-face = die { $value }
white_castle-colour = { $colour }
white_castle-space = { $space }
white_castle-garden = { $colour } { $kind }
white_castle-garden-place = { $colour } { $kind }
white_castle-yard = { $yard }
white_castle-audience = audience
white_castle-climb = climb { $levels } from { $floor }
white_castle-enter = { $room }
white_castle-favour = favour { $number }
white_castle-slot = { $room } { $row }
white_castle-pair = pair { $number }
white_castle-pair-gone = pair { $number }
white_castle-card = { $id }
white_castle-daimyo-card = { $id }
white_castle-tile = { $tile }
white_castle-garden-card = { $id }
white_castle-yard-tile = { $id }
white_castle-rival-card = rival-{ $number }
white_castle-rival-gardener = gardener { $kind }
white_castle-rival-act = { $act ->
    [audience] { $act }
   *[other] { $act } { $amount }
}
