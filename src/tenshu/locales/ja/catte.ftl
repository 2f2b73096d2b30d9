# Catte（キャッテ）。

catte-name = Catte（キャッテ）
catte-about = Catte（キャッテ、Vic Village、2025年）。ゲームデザイン：LEO、イラスト：Higawind。
catte-colour = { $colour ->
    [black] 黒
    [white] 白
   *[brown] 茶
}
catte-card = { $colour }{ $number }
catte-set = セット（{ $card }＋白）
catte-coffee = コーヒー{ $colour }{ $number }

catte-question-start = スタートプレイヤーは？
catte-question-deal = 配られる猫カードは？
catte-question-deal-coffee = 配られるコーヒーカードは？
catte-question-coffee = コーヒーを中央に置いてください。
catte-question-play = 猫かセットを出してください。
catte-question-pair = 白猫を1枚足してください。

catte-did-coffee = { $you ->
    [yes] { $what }を中央に置いた
   *[no] { $what }を中央に置いた
}
catte-did-play = { $answer ->
    [catte-set] { $you ->
        [yes] { $what }を出した
       *[no] { $what }を出した
    }
   *[catte-card] { $you ->
        [yes] { $what }を出した
       *[no] { $what }を出した
    }
}
catte-did-pair = { $you ->
    [yes] { $what }を足した
   *[no] { $what }を足した
}

catte-round = ラウンド{ $number }/{ $rounds }
catte-trick = トリック{ $number }
catte-trump = 切り札は{ $colour }
catte-led = リードは{ $colour }
catte-no-forced-set = セットは任意
catte-no-led-set = セットでのリード不可
catte-ended-limit = 第{ $round }ラウンド終了：{ $seat }が上限オーバー
catte-ended-coffee = 第{ $round }ラウンド終了：{ $seat }のコーヒーが尽きた
catte-ended-cards = 第{ $round }ラウンド終了：誰かの手札が尽きた
catte-leads = リード
catte-hand-size = 手札{ $cards }枚
catte-void = { $colour }なし

catte-the-trick = トリック
catte-center = 中央
catte-is-trump = 切り札
catte-ahead = 最強
catte-set-begun = ＋…
catte-set-sum = { $ahead ->
    [yes] ＝{ $number } 最強
   *[no] ＝{ $number }
}
catte-last = 前のトリック
catte-won = 勝ち
catte-coffees = コーヒー
catte-unused = 未使用
catte-unused-points = ＝{ $points }点
catte-acquired = 獲得
catte-acquired-sum = { $fate ->
    [exact] { $sum }/{ $limit }、2倍
    [over] { $sum }/{ $limit }、0点
   *[under] { $sum }/{ $limit }
}
catte-hand = 手札
catte-set-with = セット

catte-line-round = ラウンド{ $number }
catte-line-acquired = 獲得コーヒー
catte-line-unused = 未使用コーヒー
catte-line-round-told = 獲得したコーヒーと、未使用のコーヒーの合計。
catte-line-acquired-told = 獲得したコーヒーの合計。上限ちょうどなら2倍、超えると0点。
catte-line-unused-told = 列に残ったコーヒーの枚数の2乗。

catte-you = あなた
catte-explain-trump = 切り札は{ $colour }、勝てば{ $number }を獲得
catte-explain-row = 未使用は{ $before }→{ $after }点
catte-explain-would = { $fate ->
    [exact] { $limit }ちょうど：{ $seat }
   *[over] { $limit }オーバー：{ $seat }
}
catte-explain-leads = { $trump ->
    [yes] { $colour }でリード、切り札
   *[no] { $colour }でリード
}
catte-explain-range = 茶{ $lowest }～{ $highest }
catte-explain-brown = 茶{ $number }
catte-explain-ahead = 今のところ最強
catte-explain-from = { $card }以上なら{ $what }
catte-explain-behind = { $seat }に届かない
catte-explain-wins = { $fate ->
    [exact] { $coffee }を獲得、ちょうど{ $sum }/{ $limit }で2倍
    [over] { $coffee }を獲得、{ $sum }/{ $limit }で上限オーバー、獲得コーヒーは0点
   *[under] { $coffee }を獲得、{ $sum }/{ $limit }
}
catte-explain-loses = { $fate ->
    [exact] { $seat }が{ $coffee }を獲得、ちょうど{ $sum }/{ $limit }で2倍
    [over] { $seat }が{ $coffee }を獲得、{ $sum }/{ $limit }で上限オーバー
   *[under] { $seat }が{ $coffee }を獲得、{ $sum }/{ $limit }
}
catte-explain-last-card = 最後の手札なので、このトリックでラウンド終了
catte-explain-round-ends = ラウンド終了
catte-explain-not-held = 手札にありません。
catte-explain-follow = リードは{ $colour }で、手札に{ $cards }枚あります。マストフォローなので、{ $colour }を出してください（ルール { $rule }）。
catte-explain-make-set = リードは茶です。黒と白のセットは茶になるので、セットを出してください（ルール { $rule }）。
catte-explain-no-white = セットには白の猫カードが必要ですが、手札にありません（ルール { $rule }）。
catte-explain-no-led-set = この卓では、セットでリードできません（裁定 { $rule }）。
catte-explain-set-is-brown = セットは茶です（ルール { $rule }）。
catte-explain-not-white = 白ではありません。セットは黒1枚と白1枚です（ルール { $rule }）。
catte-explain-not-in-row = 自分の列にありません（ルール { $rule }）。

# 「?」は質問の、「r」はゲームの説明。続いて選択ルールの説明。
catte-rule-coffee = 未使用のコーヒーを1枚中央に置きます。その色がこのトリックの切り札になり、勝者がもらいます。
catte-rule-play = リードされた色が手札にあれば、必ず出します。黒猫と白猫1枚ずつのセットは茶色で、数字は合計です。{ $forced_set ->
    [no] 茶色がリードされても、セットを出す義務はありません。
   *[yes] 茶色がリードされ、セットでしか茶色を出せないときは、必ずセットを出します。
}切り札のうち最大の数字、切り札がなければリードされた色で最大の数字が勝ち、同じ数字なら後から出した方の勝ちです。
catte-rule-pair = セットにする白猫を足します。
catte-rules = トリックごとに中央にコーヒーが1枚あり、その色が切り札になり、勝者はその数字を獲得します。リードされた色の猫カードがあれば、必ず出します。黒猫と白猫1枚ずつのセットは茶色で、数字は合計です。{ $forced_set ->
    [no] 茶色がリードされても、セットを出す義務はありません。
   *[yes] 茶色がリードされ、セットでしか茶色を出せないときは、必ずセットを出します。
}{ $led_set ->
    [no] セットではリードできません。
   *[yes] セットでリードできます。
}切り札のうち最大の数字、切り札がなければリードされた色で最大の数字が勝ち、同じ数字なら後から出した方の勝ちです。勝者は自分のコーヒーを1枚中央に置き、次をリードします。誰かの獲得したコーヒーが{ $seats ->
    [3] 20
   *[other] 15
}を超えたとき、リードする人に置くコーヒーがないとき、または誰かの手札がなくなったトリックの後に、ラウンドが終わります。獲得したコーヒーは合計が得点で、上限ちょうどなら2倍、超えたら0点です。未使用のコーヒーは枚数の2乗が得点です。人数と同じ回数のラウンドを行い、合計点がいちばん多い人の勝ち、同点なら勝ちを分け合います。
catte-option-forced_set = 茶色がリードされ、セットでしか茶色を出せないとき、必ずセットを出すか
catte-option-led_set = セットでリードできるか

# 運がもたらしたこと。
catte-did-start = スタートプレイヤーは{ $what }です。
catte-did-deal = 猫カードの配札：見えるカード{ $seen }枚、伏せたカード{ $hidden }枚
catte-did-deal-coffee = { $many ->
    [yes] 配られたコーヒー：{ $seen }枚
   *[no] 配られたコーヒー：{ $what }
}
