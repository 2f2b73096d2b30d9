# どのゲームにも共通の言葉。

seat = 席{ $number }
# ゲーム自身が動かす相手。一人だけか、何人かのうちの一人。
rival = { $count ->
    [1] ライバル
   *[other] ライバル{ $number }
}

game-seats = { $game } は{ $fewest }～{ $most }人用です。{ $seats }人では遊べません。
game-option = { $game } に { $option } という選択ルールはありません。選べるもの：{ $options }。
game-option-value = { $game } の { $option } に { $value } は使えません。選べる値：{ $values }。
games-unknown = 「{ $name }」というゲームはありません。遊べるゲーム：{ $known }。
games-edition = { $name } はゲームではなく版の名前です。{ $game } を読み込み、{ $options } を指定してください。

play-over = { $game } のこの対局は終わっています。もう答えることはありません。
play-not-asked = { $game } では今、{ $seat ->
    [chance] 運
   *[other] 席{ $seat }
}の番ではありません。今の番：{ $asked ->
    [chance] 運
   *[other] 席{ $asked }
}。
play-illegal = { $what } は、{ $game } の問い「{ $question }」の答えになりません。選べる答え：{ $legal }。
play-unread = 「{ $text }」という答えは選べません。選べる答え：{ $legal }。
play-ambiguous = 「{ $text }」に当てはまる答えがいくつもあります。選べる答え：{ $legal }。

log-unreadable = { $name }を読めません。実際にある記録ファイルのパスを指定してください。
log-foreign = { $name }は Tenshu の記録ではありません。記録は「tenshu log 1」という行で始まります。
log-heard = { $name }は途中の対局を、ある席や観戦者から見えた範囲で書き出したものなので、再現できません。終局してから、もう一度書き出してください。
log-newer-format = { $name }は形式{ $format }の記録ですが、この Tenshu で読めるのは形式{ $known }までです。新しい Tenshu をお使いください。
log-truncated = { $name }は途中で切れていて、最後の行がありません。欠けていない記録をお使いください。
log-damaged = { $name }は書き換えられたか壊れていて、チェックサムが合いません。壊れていない記録をお使いください。
log-head = { $name }の先頭部分に「{ $line }」の行がないか、正しく読めません。壊れていない記録をお使いください。
log-heading = { $name }はここでは再現できません：{ $fault }
log-line = { $name }の{ $line }行目（「{ $said }」）は答えとして読めません。「2: red 8」や「chance: seat 1」のように書きます。
log-newer-version = { $name }は { $game } のバージョン{ $version }の対局ですが、この Tenshu にあるのはバージョン{ $known }です。新しい Tenshu をお使いください。
log-older-version = { $name }は { $game } のバージョン{ $version }の対局ですが、この Tenshu にあるのはバージョン{ $known }です。記録したときの Tenshu をお使いください。
log-illegal = { $name }の{ $line }行目（「{ $said }」）は再現できません：{ $fault }

explain-over = 対局は終わっています。
explain-not-asked = 今はあなたの番ではありません。
explain-other-kind = ここで選ぶものではありません。
bots-unknown = { $name } というボットはありません。レベル（{ $known }）、random、greedy、search:2000、net、net:FILE、foresight:256、foresight:256:FILE、または package.module:Bot を指定してください。
bots-module = ボット { $name } は使えません：{ $why }。
bots-level = { $name } はこのゲームをまだ遊べません。使えるもの：{ $known }。
bots-iterations = { $name } は探索が長すぎます。反復は{ $most }回までです。
bots-no-net = このゲームのネットはまだないので、{ $name } は遊べません。「tenshu train」で学習させてください。
bots-no-weights = { $name } というファイルはありません。学習が書いた重み（build/train/GAME/weights.safetensors など）を指定してください。
bots-weights-name = 保存した対局には、重みの名前 { $name } を書けません。ファイルとフォルダーに改行のない名前を付けてください。
bots-weights = { $file } の重みを読めません：{ $why }。
bots-weights-other = { $file } は{ $made }を読むネットの重みですが、ここでは{ $needed }を読むネットが必要なので、学習し直してください。
bots-weights-rows = 「{ $game }」の観測（バージョン{ $version }）
bots-failed = ボット { $name } で問題が起きました：{ $why }。
bots-illegal = 席{ $seat }のボット { $name } が今選べない手を答えたので、続けられません。
