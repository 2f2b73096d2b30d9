# Cat Tower（キャットタワー）。

cat_tower-name = Cat Tower（キャットタワー）
cat_tower-about = Cat Tower（キャットタワー）。ゲームデザイン：Lee Ju-Hwa、Giung Kim。初期の説明書のルールで遊びます。付属のシートの実物は確認できていません。こちらで復元したもの：家のマス5つの位置、最初に丸のついた足あとがないこと。のちの版のシートから推定したもの：列の形とすき間と数字、6匹の猫、足あと18個。説明書にないことは私たちの裁定によります。遅くとも60ラウンドで終わります。
cat_tower-die = ダイス{ $number }
cat_tower-face = { $number }
cat_tower-item = { $item ->
    [house] 家
    [yarn] 毛糸
    [butterfly] ちょうちょ
    [bowl] お皿
    [cushion] クッション
   *[mouse] ネズミ
}
cat_tower-column = { $column ->
    [gold] 金
    [red] 赤
    [green] 緑
    [blue] 青
   *[purple] 紫
}
cat_tower-hex = { $column }{ $floor }階
cat_tower-cat = { $item ->
    [house] 家の猫
    [yarn] 毛糸の猫
    [butterfly] ちょうちょの猫
    [bowl] お皿の猫
    [cushion] クッションの猫
   *[mouse] ネズミの猫
}
cat_tower-pass = パス

cat_tower-question-start = いちばん最近、猫を見た人は？
cat_tower-question-roll = ダイスの目は？
cat_tower-question-pick = ダイスを1個取ってください。
cat_tower-question-mark = シートに記入してください。

cat_tower-round = ラウンド{ $number }
cat_tower-shared = 共通：{ $number }
cat_tower-soft-houses = 家のマスに何でも書ける
cat_tower-other-bowls = 隣のお皿は数えない
cat_tower-first-player = スタートプレイヤー
cat_tower-completed = 完成{ $columns }/{ $wanted }列
cat_tower-marks-item = アイテムを選択中
cat_tower-marks-hex = マスを選択中：{ $item }
cat_tower-marks-cat = 猫を選択中
cat_tower-busy = { $name }（{ $what }）

cat_tower-dice = ダイス
cat_tower-center = 中央
cat_tower-items = アイテム
cat_tower-sheets = シート
cat_tower-number = { $circled ->
    [first] ({ $first })
    [later] ({ $later })
    [crossed] –/{ $later }
   *[open] { $first }/{ $later }
}
cat_tower-house-hex = { $hex }（家のマス）
cat_tower-mark = { $hex }に{ $item }
cat_tower-cats = 猫
cat_tower-scored = 得点
cat_tower-scored-cat = { $cat }：{ $points }点
cat_tower-footprints = 足あと
cat_tower-track = 使える{ $ready }・使った{ $crossed }・残り{ $left }

cat_tower-line = { $line ->
    [cats] 猫
    [yarn] 毛糸
    [butterfly] ちょうちょ
    [bowl] お皿
    [cushion] クッション
    [mouse] ネズミ
   *[columns] 列
}
cat_tower-line-told = { $line ->
    [cats] 家を書くたびに猫が1匹得点：家の数×その猫のアイテムの数。
    [yarn] 列ごとに、毛糸が最多で9点、2番目で3点。同数なら分け合います。
    [butterfly] 1つ2点。
    [bowl] 隣にあるアイテム1種類につき2点。
    [cushion] 書いた階の数字だけ得点。
    [mouse] つながったネズミの数の2乗。
   *[columns] 列を最初に完成させると大きい数字、後からなら小さい数字。
}

cat_tower-rule = { $part ->
    [items] アイテムの効果{ $number }
   *[round] ラウンドの進行{ $number }
}
cat_tower-explain-leaves = 中央に残るのは{ $numbers }（{ $rule }）
cat_tower-explain-shares = 共通ダイスは{ $number }になる（{ $rule }）
cat_tower-explain-no-die = 中央にありません（{ $rule }）。
cat_tower-explain-item = { $footprints ->
    [0] { $hexes }マス、{ $floors }階（{ $rule }）
   *[other] { $hexes }マス、{ $floors }階、足あと{ $footprints }個以上で（{ $rule }）
}
cat_tower-explain-only = { $hex }だけ
cat_tower-explain-mark = { $footprints ->
    [0] +{ $points }点（{ $rule }）
   *[other] 足あと{ $footprints }個で+{ $points }点（{ $rule }）
}
cat_tower-explain-house = { $houses }軒目の家、続いて猫を選んで得点
cat_tower-explain-completes = { $column }の列が完成：+{ $points }点（{ $rule }）
cat_tower-explain-cat = { $houses }×{ $items }＝{ $points }点（{ $rule }）
cat_tower-explain-pass = 足あと1つに丸、使える足あとは{ $ready }個に（{ $rule }）
cat_tower-explain-pass-full = 足あとは全部丸つきで、何も得られない（{ $rule }）
cat_tower-explain-item-first = 先にアイテム、次にマスを選びます（{ $rule }）。
cat_tower-explain-hex-now = 今は{ $item }を書くところです。マスを選んでください（{ $rule }）。
cat_tower-explain-cat-now = もう家を書きました。得点する猫を選んでください（{ $rule }）。
cat_tower-explain-no-hex = 書けるマスはもうありません（{ $rule }）。
cat_tower-explain-marked = もう書いてあります。1マスに1つだけです（{ $rule }）。
cat_tower-explain-house-only = 家のマスなので、書けるのは家だけです（{ $rule }）。
cat_tower-explain-no-picture = 家のマスではありません。家を書けるのは家のマスだけです（{ $rule }）。
cat_tower-explain-too-dear = ダイスの目を合わせるには足あとが{ $needed }個必要です。使えるのは{ $ready }個です（{ $rule }）。
cat_tower-explain-scored = もう得点済みです：{ $points }点（{ $rule }）。

# 「?」は質問の、「r」はゲームの説明。続いて選択ルールの説明。
cat_tower-rule-pick = ダイスを1個取ります。残った1個は全員で使います。2つの数字の一方がアイテム、もう一方が階を表します。
cat_tower-rule-mark = 自分のダイスと共通ダイスの一方でアイテム、もう一方で階を決めます。足あと1つで目を1増減できます。{ $house_hexes ->
    [soft] 家は家のマスだけに、ほかのアイテムはどこにでも書けます。
   *[exclusive] 家は家のマスだけに書き、そこにほかのものは書けません。
}パスすると、足あと1つに丸をつけます。家のマスの位置は復元したものです。
cat_tower-rules = 毎ラウンド、ダイスを振って各自1個ずつ取り、最後の1個を全員で使います。2つの数字の一方でアイテム、もう一方で階を決め、1マスに1つ書き込みます。足あと1つで目を1増減できますが、1より小さくも6より大きくもできません。足あとはパスかちょうちょで1つ使えるようになります。{ $house_hexes ->
    [soft] 家は家のマスだけに、ほかのアイテムはどこにでも書けます。
   *[exclusive] 家は家のマスだけに書き、そこにほかのものは書けません。
}家：すぐに猫を1匹選び、家の数×その猫のアイテムの数が得点。毛糸：列ごとに最多の人が9点、2番目の人が3点、同数なら分け合います。ちょうちょ：2点。お皿：隣のアイテム1種類につき2点{ $bowl_neighbours ->
    [other] （お皿は数えない）。
   *[any] （お皿も数える）。
}クッション：その階の数字。ネズミ：つながった数の2乗。列を最初に完成させた人は大きい数字、後の人は小さい数字を得ます。誰かが3列を完成させたラウンド、または60ラウンドで終わり、合計点がいちばん多い人の勝ち、同点なら勝ちを分け合います。家のマスの位置と、最初に丸のついた足あとがないことは復元したものです。
cat_tower-option-house_hexes = 家のマスに家だけを書くか、何でも書けるか
cat_tower-option-bowl_neighbours = 隣のお皿を種類に数えるか

# The hex that an item is marked on at once, where there is but one; told in brackets.
cat_tower-change = { $hex }

# 運がもたらしたこと、席がしたこと。
cat_tower-did-start = スタートプレイヤーは{ $what }です。
cat_tower-did-roll = 出た目：{ $what }
cat_tower-did-pick = { $you ->
    [yes] { $what }を取った
   *[no] { $what }を取った
}
cat_tower-did-mark = { $answer ->
    [cat_tower-pass] { $you ->
        [yes] パスした
       *[no] パスした
    }
    [cat_tower-hex] { $you ->
        [yes] { $what }に書いた
       *[no] { $what }に書いた
    }
    [cat_tower-cat] { $you ->
        [yes] { $what }で得点した
       *[no] { $what }で得点した
    }
   *[cat_tower-item] { $you ->
        [yes] { $what }を選んだ
       *[no] { $what }を選んだ
    }
}
